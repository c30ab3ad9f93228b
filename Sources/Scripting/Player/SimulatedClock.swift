import Foundation

/// A clock that stands still until it is told that time passes.
public final class SimulatedClock {
  /// The time it is.
  public private(set) var now: Date

  /// Creates a clock that shows a time.
  public init(now: Date) {
    self.now = now
  }

  /// Lets time pass; less than zero sets the clock back.
  public func advance(by seconds: TimeInterval) {
    now += seconds
  }
}

import Foundation

/// A clock that stands still until it is told how much time has passed.
final class TestClock {
  /// The instant that it shows.
  private(set) var now = Date(timeIntervalSinceReferenceDate: 100_000)

  /// Lets time pass, or with a number below zero, sets the clock back.
  func advance(by seconds: TimeInterval) {
    now += seconds
  }
}

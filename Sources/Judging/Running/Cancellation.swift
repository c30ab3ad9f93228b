import Foundation

// The lock guards the only state.
/// A wish that work which goes on elsewhere ends now.
public final class Cancellation: @unchecked Sendable {
  private let lock = NSLock()
  private var isWished = false

  /// Creates a wish that isn't there yet.
  public init() {}

  /// Whether the work shall end.
  public var isCancelled: Bool { lock.withLock { isWished } }

  /// Wishes that the work ends.
  public func cancel() {
    lock.withLock { isWished = true }
  }
}

import Foundation

/// Why a trial could not be made.
public struct TrialError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What the system refused, and its reason.
  public let description: String

  /// Creates an error from the system's last one.
  init(_ action: String, code: Int32 = errno) {
    description = "Can't \(action): \(String(cString: strerror(code)))"
  }
}

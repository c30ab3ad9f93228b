import Foundation

/// What keeps the judge itself from its work; never the learner's fault.
public struct JudgeError: Error, Hashable, CustomStringConvertible {
  /// What is wrong, where, and what to do.
  public let description: String

  /// Creates an error with its message.
  public init(_ description: String) {
    self.description = description
  }
}

extension JudgeError: LocalizedError {
  /// The message, for whoever only knows that it is an error.
  public var errorDescription: String? { description }
}

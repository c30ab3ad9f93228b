import Foundation

/// What is wrong with the course's own files.
public struct CourseError: Error, Hashable, CustomStringConvertible {
  /// What is wrong, where, and what to do.
  public let description: String

  /// Creates an error with its message.
  public init(_ description: String) {
    self.description = description
  }
}

extension CourseError: LocalizedError {
  /// The message, for whoever only knows that it is an error.
  public var errorDescription: String? { description }
}

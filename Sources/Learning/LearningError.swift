import Foundation

/// What keeps a learner from working, in a sentence that says what to do.
public struct LearningError: Error, Hashable, CustomStringConvertible {
  /// What is wrong, where, and what to do.
  public let description: String

  /// Creates an error with its message.
  public init(_ description: String) {
    self.description = description
  }

  /// What the system has just refused to do with a file.
  static func system(_ action: String, _ file: URL) -> LearningError {
    LearningError("can't \(action) \(file.path): \(String(cString: strerror(errno)))")
  }
}

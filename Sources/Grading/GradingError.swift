/// What keeps a grader from beginning its work.
public struct GradingError: Error, Hashable, CustomStringConvertible {
  /// What is wrong, where, and what to do.
  public let description: String

  /// Creates an error with its message.
  public init(_ description: String) {
    self.description = description
  }
}

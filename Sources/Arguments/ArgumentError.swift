/// What is wrong with a command line, in a sentence for the user.
public struct ArgumentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The sentence, without "error:" and without a full stop.
  public let description: String

  /// Creates an error from a sentence.
  public init(_ description: String) {
    self.description = description
  }
}

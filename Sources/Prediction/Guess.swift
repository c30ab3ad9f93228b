/// What a learner thinks that a line will print.
public struct Guess: Sendable {
  /// The guess as it was typed.
  public var text: String

  /// Makes a guess.
  public init(_ text: String) {
    self.text = text
  }

  /// Whether the guess means a printed value.
  ///
  /// White space, case, quotation marks and the wrapping of an optional don't count, and `75` is as
  /// good as `75.0`. To type nothing is not to guess: the empty string is written `""`.
  public func matches(_ value: String) -> Bool {
    guard text.contains(where: { !$0.isWhitespace }) else { return false }
    let (guess, truth) = (Self.essence(of: text), Self.essence(of: value))
    if let guess = Double(guess), let truth = Double(truth) { return guess == truth }
    return guess == truth
  }

  private static func essence(of text: String) -> String {
    let essence = text.lowercased().filter { !$0.isWhitespace && !"\"'`“”‘’".contains($0) }
    guard essence.hasPrefix("optional("), essence.hasSuffix(")") else { return essence }
    return String(essence.dropFirst("optional(".count).dropLast())
  }
}

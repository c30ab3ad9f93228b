/// An answer that learners really give, and that is wrong.
public struct WrongAnswer: Hashable, Sendable, Decodable {
  /// What catches the compiler's refusals, in place of a check's name.
  public static let compiler = "compiler"

  /// What it is called: the folder of its files.
  public let name: String
  /// The check that must catch it, or ``compiler``.
  public let caughtBy: String
  /// What whoever answers like this has misunderstood.
  public let misconception: String
}

/// A change to a solution that no check can notice, since it changes nothing.
public struct EqualMutant: Hashable, Sendable, Decodable {
  /// The solution's line.
  public let line: String
  /// What the change makes of it.
  public let becomes: String
  /// Why it changes nothing.
  public let why: String

  /// Creates the record of a change.
  public init(line: String, becomes: String, why: String) {
    self.line = line
    self.becomes = becomes
    self.why = why
  }
}

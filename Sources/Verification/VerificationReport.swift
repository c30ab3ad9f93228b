/// What was found out about an exercise.
public struct VerificationReport: Hashable, Sendable, Codable {
  /// The exercise's identity.
  public var exercise: String
  /// How many checks it has.
  public var checks = 0
  /// How many wrong answers are caught by the check that must catch them.
  public var wrongAnswersCaught = 0
  /// How many changed solutions there are.
  public var mutants = 0
  /// How many of them fail a check.
  public var mutantsCaught = 0
  /// How many of them the compiler refuses.
  public var mutantsRefused = 0
  /// How many of them are known to change nothing.
  public var mutantsEqual = 0
  /// What is wrong with the exercise.
  public var faults: [String] = []
}

/// What the solution and the wrong answers of an exercise answer, as `course verify` has recorded it.
///
/// By it the learner's runner knows what is right in a random case, and which misconception an answer
/// shows.
public struct RecordedAnswers: Hashable, Sendable, Codable {
  /// The file's name in the exercise's folder.
  public static let fileName = "Answers.json"

  /// How a wrong answer fails.
  public struct Failure: Hashable, Sendable, Codable {
    /// The compiler's first error, if it does not compile.
    public var error: String?
    /// What it answers where that isn't right, by ``Query/label``.
    public var answers: [String: String]

    /// Creates the record of a failure.
    public init(error: String? = nil, answers: [String: String] = [:]) {
      self.error = error
      self.answers = answers
    }
  }

  /// What is right in the random cases, by ``Query/label``.
  public var right: [String: String]
  /// How the wrong answers fail, by their names.
  public var wrong: [String: Failure]

  /// Creates a record.
  public init(right: [String: String], wrong: [String: Failure]) {
    self.right = right
    self.wrong = wrong
  }
}

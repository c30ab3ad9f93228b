import Exercises

/// What an answer is asked, and what is right.
public struct Inquiry: Sendable {
  /// The questions in their order; those of one check need not stand together.
  public var queries: [Query]
  /// For each question what is right.
  public var right: [String]

  /// Creates an inquiry.
  ///
  /// - Precondition: There are as many right answers as questions.
  public init(queries: [Query], right: [String]) {
    precondition(queries.count == right.count)
    self.queries = queries
    self.right = right
  }

  /// What learners are asked while they work.
  ///
  /// - Throws: If the right answers to random cases weren't recorded.
  public static func forLearner(of exercise: Exercise) throws -> Inquiry {
    let queries = exercise.checks.filter { !$0.isHidden }.flatMap { $0.queries() }
    let recorded = try exercise.recordedAnswers()
    return Inquiry(
      queries: queries,
      right: try queries.map { query in
        guard let right = query.check.expected ?? recorded?.right[query.label] else {
          throw CourseError(
            "\(exercise.id): what is right for '\(query.label)' isn't recorded; "
              + "run 'course verify --record \(exercise.id)'")
        }
        return right
      })
  }
}

extension Inquiry {
  /// What was said where that isn't right, by ``Query/label``: by it an answer is known again.
  public func wrongReplies(in replies: [Reply]) -> [String: String] {
    var wrong: [String: String] = [:]
    for (index, query) in queries.enumerated() where replies[index] != .answer(right[index]) {
      wrong[query.label] = replies[index].record
    }
    return wrong
  }

  /// What came of each check that is asked here, in the order of the checks.
  public func results(
    of transcript: Transcript, checks: [Check], answer: [SourceFile] = []
  ) -> [CheckResult] {
    Comparison(checks: checks, inquiry: self, transcript: transcript, answer: answer).results
  }
}

import Exercises
import RandomNumbers

extension Inquiry {
  /// How often tests are run on the right implementation when they are graded.
  ///
  /// More than once and in between the others, so that whoever counts the runs learns nothing.
  private static let runsOnTheRightOne = 3
  /// What tests say of the right implementation.
  private static let testsPass = "All tests pass."

  /// What graders ask: all checks, also hidden ones, with cases that no learner has seen.
  ///
  /// - Parameter seed: From which the cases are made and, where the answer is tests, their order.
  public static func graderQueries(of exercise: Exercise, seed: UInt64) -> [Query] {
    var numbers = SplitMix64(state: seed)
    // Far from the learners' small seeds, so that no case of theirs comes up again.
    let base = numbers.next()
    var queries = exercise.checks.flatMap { $0.queries(seed: base) }
    guard exercise.writesTests else { return queries }
    let right = queries.filter { $0.check.expected == testsPass }
    for _ in 1..<runsOnTheRightOne { queries += right }
    queries.shuffle(using: &numbers)
    return queries
  }

  /// What graders ask, with what the exercise's own solution answers.
  ///
  /// The solution is judged like any answer, on this machine and under the same limits.
  ///
  /// - Returns: `nil` if it was cancelled.
  /// - Throws: ``JudgeError`` if the solution doesn't pass; then no answer can be judged.
  public static func forGrader(
    of exercise: Exercise, seed: UInt64, judge: Judge, cancellation: Cancellation? = nil
  ) throws -> Inquiry? {
    let queries = graderQueries(of: exercise, seed: seed)
    let examination = try judge.examine(
      exercise.solution(), of: exercise, asking: queries, cancellation: cancellation)
    guard case .asked(let transcript, _) = examination else {
      if case .cancelled = examination { return nil }
      throw JudgeError("the solution of \(exercise.id) can't be compiled here")
    }
    let right = try zip(queries, transcript.replies).map { query, reply in
      guard case .answer(let text) = reply, text == query.check.expected ?? text else {
        throw JudgeError("the solution of \(exercise.id) does not pass '\(query.label)' here")
      }
      return text
    }
    guard transcript.hasEnd, right.count == queries.count else {
      throw JudgeError("the solution of \(exercise.id) does not come to its end here")
    }
    return Inquiry(queries: queries, right: right)
  }
}

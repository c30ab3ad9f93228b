import Exercises
import Judging

/// An answer that must not pass.
enum Trial: Sendable {
  /// What the learner begins with.
  case starter
  /// A known wrong answer.
  case wrong(WrongAnswer)
  /// A changed solution.
  case mutant(Mutant)

  /// What came of a trial.
  enum Outcome: Sendable {
    /// The compiler refuses it, with a first error.
    case refused(error: String)
    /// It was asked: the checks that it fails, and what it answers where that isn't right.
    case asked(failed: [String], wrong: [String: String])
  }

  func outcome(judge: Judge, baseline: Baseline) throws -> Outcome {
    let exercise = baseline.exercise
    let examination = try judge.examine(
      answer(to: exercise), of: exercise, asking: baseline.queries)
    guard case .asked(let transcript, _) = examination, let inquiry = baseline.inquiry() else {
      return .refused(error: firstMessage(of: examination))
    }
    let results = inquiry.results(of: transcript, checks: exercise.checks)
    let failed = results.filter { $0.state != .passed && $0.state != .skipped }.map(\.name)
    return .asked(
      failed: failed.isEmpty && !transcript.hasEnd ? ["the end"] : failed,
      wrong: inquiry.wrongReplies(in: transcript.replies))
  }

  private func answer(to exercise: Exercise) throws -> [SourceFile] {
    switch self {
    case .starter: try exercise.starter()
    case .wrong(let wrong): try exercise.answer(like: wrong)
    case .mutant(let mutant): try exercise.solution().replaced(by: [mutant.file])
    }
  }

  private func firstMessage(of examination: Examination) -> String {
    guard case .refused(let diagnostics) = examination,
      let error = diagnostics.first(where: { $0.severity == .error })
    else { return examination.firstError }
    return error.message
  }
}

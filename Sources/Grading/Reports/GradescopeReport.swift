import Judging

extension GradeBook {
  /// What Gradescope reads as `results.json`.
  ///
  /// If the judge could not do its work on some answer, there are no scores at all. Gradescope then
  /// says that the autograder has failed, where it would count a missing score as zero.
  func gradescopeReport(on submission: GradedSubmission) -> String {
    JSONText.text(
      of: GradescopeResults(
        score: submission.earned,
        output: "Protections: \(protectionsInWords). Seed: \(seed).",
        tests: submission.earned == nil
          ? nil
          : submission.exercises.flatMap { exercise in
            exercise.checks.map { GradescopeResults.Test($0, of: exercise) }
          }))
  }
}

private struct GradescopeResults: Encodable {
  struct Test: Encodable {
    let name: String
    let score: Int
    let max_score: Int
    let status: String
    let output: String
    let output_format = "text"
    let visibility: String
  }

  let score: Int?
  let output: String
  let output_format = "text"
  let tests: [Test]?
}

extension GradescopeResults.Test {
  init(_ check: CheckResult, of exercise: GradedExercise) {
    name = "\(exercise.id): \(check.sentence)"
    score = exercise.state == .tampered ? 0 : check.earned
    max_score = check.points
    status = score == check.points ? "passed" : "failed"
    output = check.message(in: exercise)
    visibility = check.isHidden ? "hidden" : "visible"
  }
}

extension CheckResult {
  /// What came of the check, in words for whoever has answered; without what is right.
  func message(in exercise: GradedExercise) -> String {
    guard state != .passed else { return "" }
    let isUnasked = exercise.checks.allSatisfy { $0.state == .skipped }
    let state = isUnasked ? exercise.state.rawValue : state.rawValue
    let errors = exercise.diagnostics.filter { $0.severity == .error }.map(\.message)
    let parts = [
      state, isUnasked ? exercise.detail : nil, isUnasked ? errors.first : nil,
      actual.map { "It came: \($0)" }, detail, isUnasked ? nil : thought,
    ]
    return parts.compactMap { $0 }.joined(separator: "\n")
  }
}

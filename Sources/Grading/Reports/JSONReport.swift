import Exercises
import Judging

extension GradeBook {
  /// All there is.
  var jsonReport: String {
    JSONText.text(
      of: Report(
        seed: seed, protections: protections,
        submissions: submissions.map { submission in
          Report.Submission(
            name: submission.name, points: NumberOrNull(number: submission.earned),
            possible: submission.points, exercises: submission.exercises.map(Report.Exercise.init))
        }))
  }
}

private struct Report: Encodable {
  struct Submission: Encodable {
    let name: String
    let points: NumberOrNull
    let possible: Int
    let exercises: [Exercise]
  }

  struct Exercise: Encodable {
    let exercise: String
    let state: Verdict.State
    let points: NumberOrNull
    let possible: Int
    let checks: [Check]
    let diagnostics: [Diagnostic]
    let detail: String?
    let misconception: String?
    let printed: String
    let notes: [String]
  }

  struct Check: Encodable {
    let name: String
    let sentence: String
    let state: CheckResult.State
    let points: Int
    let possible: Int
    let hidden: Bool
    let expected: String?
    let actual: String?
    let detail: String?
    let file: String?
    let line: Int?
  }

  let version = 1
  let seed: UInt64
  let protections: [String]
  let submissions: [Submission]
}

extension Report.Exercise {
  init(_ graded: GradedExercise) {
    exercise = graded.id
    state = graded.state
    points = NumberOrNull(number: graded.earned)
    possible = graded.points
    checks = graded.checks.map(Report.Check.init)
    diagnostics = graded.diagnostics
    detail = graded.detail
    misconception = graded.misconception
    printed = graded.printed
    notes = graded.notes
  }
}

extension Report.Check {
  init(_ result: CheckResult) {
    name = result.name
    sentence = result.sentence
    state = result.state
    points = result.earned
    possible = result.points
    hidden = result.isHidden
    expected = result.expected
    actual = result.actual
    detail = result.detail
    file = result.file
    line = result.line
  }
}

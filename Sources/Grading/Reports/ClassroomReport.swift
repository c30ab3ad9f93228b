import Judging

extension GradeBook {
  /// What the reporter of GitHub Classroom reads, before it is encoded in Base64.
  func classroomReport(on submission: GradedSubmission) -> String {
    let exercises = submission.exercises
    let status =
      if exercises.contains(where: { $0.state == .judgeError }) {
        "error"
      } else {
        exercises.allSatisfy { $0.state == .passed } ? "pass" : "fail"
      }
    return JSONText.text(
      of: ClassroomResult(
        status: status, max_score: submission.points,
        tests: exercises.flatMap { exercise in
          exercise.checks.map { ClassroomResult.Test($0, of: exercise) }
        }))
  }
}

private struct ClassroomResult: Encodable {
  struct Test: Encodable {
    let name: String
    let status: String
    let score: NumberOrNull
    let message: String
    let test_code: String
    let filename: String
    let line_no: Int
  }

  let version = 1
  let status: String
  let max_score: Int
  let tests: [Test]
}

extension ClassroomResult.Test {
  init(_ check: CheckResult, of exercise: GradedExercise) {
    name = "\(exercise.id): \(check.name)"
    switch exercise.state {
    case .judgeError:
      status = "error"
      score = NumberOrNull(number: nil)
    case .tampered:
      status = "fail"
      score = NumberOrNull(number: 0)
    default:
      status = check.state == .passed ? "pass" : "fail"
      score = NumberOrNull(number: check.earned)
    }
    message = check.isHidden ? "" : check.message(in: exercise)
    test_code = check.isHidden ? "" : check.sentence
    filename = check.isHidden ? "" : check.file ?? ""
    line_no = check.isHidden ? 0 : check.line ?? 0
  }
}

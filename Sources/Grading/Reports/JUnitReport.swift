import Judging

extension GradeBook {
  /// One suite for each submission and exercise, with one case for each check.
  var junitReport: String {
    let suites = submissions.flatMap { submission in
      submission.exercises.map { $0.suite(in: submission) }
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="course grade">
      \(suites.joined(separator: "\n"))
      </testsuites>

      """
  }
}

extension GradedExercise {
  fileprivate func suite(in submission: GradedSubmission) -> String {
    let name = "\(submission.name)/\(id)"
    let outcomes = checks.map { Outcome(of: $0, in: self) }
    let counts = [
      ("tests", checks.count), ("failures", outcomes.count { $0.element == "failure" }),
      ("errors", outcomes.count { $0.element == "error" }),
      ("skipped", outcomes.count { $0.element == "skipped" }),
    ].map { " \($0)=\"\($1)\"" }.joined()
    let cases = zip(checks, outcomes).map { check, outcome in
      let head =
        "    <testcase classname=\(name.asAttribute) name=\(check.name.asAttribute)"
      guard let element = outcome.element else { return head + "/>\n" }
      return """
        \(head)>
              <\(element) message=\(outcome.message.asAttribute)/>
            </testcase>

        """
    }
    let said = ([detail, misconception].compactMap { $0 } + notes).joined(separator: "\n")
    let output = said.isEmpty ? "" : "    <system-out>\(said.asXML)</system-out>\n"
    return
      "  <testsuite name=\(name.asAttribute)\(counts)>\n\(cases.joined())\(output)  </testsuite>"
  }
}

/// What JUnit calls that which came of a check.
private struct Outcome {
  /// The element that tells it; `nil` if the check has passed.
  let element: String?
  let message: String

  init(of check: CheckResult, in exercise: GradedExercise) {
    switch (exercise.state, check.state) {
    case (.judgeError, _):
      element = "error"
      message = "The judge itself could not do its work."
    case (.tampered, .passed):
      element = "failure"
      message = "It counts for nothing, since others were tampered with."
    case (_, .passed):
      element = nil
      message = ""
    case (let state, .skipped) where exercise.isUnasked && state != .skipped:
      element = "failure"
      message = exercise.state.rawValue
    case (_, .skipped):
      element = "skipped"
      message = exercise.detail ?? "It tells nothing before others have passed."
    default:
      element = "failure"
      let parts = [
        check.state.rawValue + ":", check.sentence, check.expected.map { "Expected: \($0)." },
        check.actual.map { "Actual: \($0)." }, check.detail,
      ]
      message = parts.compactMap { $0 }.joined(separator: " ")
    }
  }
}

extension GradedExercise {
  /// Whether not even one check was asked.
  fileprivate var isUnasked: Bool { checks.allSatisfy { $0.state == .skipped } }
}

extension String {
  /// The text as XML; what XML can't have is told by its number.
  fileprivate var asXML: String {
    unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "\n": "&#10;"
      case "\t": "&#9;"
      case "\r": "&#13;"
      default:
        scalar.isUnseen
          ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
      }
    }.joined()
  }

  fileprivate var asAttribute: String { "\"\(asXML)\"" }
}

/// The checks of an exercise, as they stand in the learner's process.
///
/// They call the learner's code and tell what came of it, in words. They do not know what is right:
/// only the judge does, in another process.
@MainActor
public protocol ExerciseChecks {
  /// What comes of a question.
  ///
  /// What it throws is an answer, too.
  static func answer(_ question: inout Question) async throws -> String
}

extension ExerciseChecks {
  /// Answers the judge's questions, one after the other, until it says that this was the last.
  public static func main() async {
    let line = JudgeLine()
    StackOverflowNotice.install()
    PrintedLines.passOnAtOnce()
    while let request = line.nextRequest() {
      guard let check = request.check else {
        line.answer("", to: request)
        return
      }
      var question = Question(check: check, seed: request.seed)
      do {
        line.answer(try await answer(&question), to: request)
      } catch {
        line.answer("throws \(error)", to: request)
      }
    }
  }

  /// What a run of the learner's tests says, by the exit status of Swift Testing's entry point.
  public static func outcome(ofTestsWithStatus status: Int32) -> String {
    switch status {
    case 0: "All tests pass."
    case 69: "There is no test."
    default: "A test fails."
    }
  }
}

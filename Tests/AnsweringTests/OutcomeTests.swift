import Answering
import Testing

@Suite("The outcome of a learner's tests")
@MainActor
struct OutcomeTests {
  private enum Checks: ExerciseChecks {
    static func answer(_ question: inout Question) async throws -> String { question.check }
  }

  @Test(
    "It says by the exit status whether they pass, one fails, or there is none",
    arguments: [
      (0, "All tests pass."), (1, "A test fails."), (69, "There is no test."),
      (-1, "A test fails."),
    ] as [(Int32, String)])
  func outcome(status: Int32, text: String) {
    #expect(Checks.outcome(ofTestsWithStatus: status) == text)
  }
}

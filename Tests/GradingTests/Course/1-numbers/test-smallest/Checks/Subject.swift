import Answering
import Testing

// Set before each run of the tests, and only read while they run.
nonisolated(unsafe) private var fault = ""

func smallest(of numbers: [Int]) -> Int? {
  switch fault {
  case "empty": numbers.min() ?? 0
  case "first": numbers.first
  default: numbers.min()
  }
}

@main
enum Checks: ExerciseChecks {
  static func answer(_ question: inout Question) async throws -> String {
    fault = question.check
    return outcome(ofTestsWithStatus: await Testing.__swiftPMEntryPoint(passing: nil))
  }
}

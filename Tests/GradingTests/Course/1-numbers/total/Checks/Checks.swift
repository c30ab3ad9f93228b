import Answering

@main
enum Checks: ExerciseChecks {
  static func answer(_ question: inout Question) async throws -> String {
    switch question.check {
    case "nothing": return "\(total(of: []))"
    case "two": return "\(total(of: [3, 4]))"
    case "any-total":
      let count = question.number(in: 2...5)
      let numbers = (0..<count).map { _ in question.number(in: -50...50) }
      return "\(numbers) make \(total(of: numbers))"
    case "negative": return "\(total(of: [-1, -2]))"
    default: return "unknown check"
    }
  }
}

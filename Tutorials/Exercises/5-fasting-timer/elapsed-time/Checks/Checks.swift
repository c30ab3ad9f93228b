import Answering
import Foundation

@main
enum Checks: ExerciseChecks {
  static func answer(_ question: inout Question) async throws -> String {
    switch question.check {
    case "at-the-start":
      return elapsed(from: 1_000, at: 1_000)
    case "after-sleep":
      return elapsed(from: 1_000, at: 29_800)
    case "between-two-seconds":
      return elapsed(from: 1_000, at: 1_001.75)
    case "ended":
      let fast = Fast(start: instant(1_000), end: instant(1_060))
      return [1_030.0, 1_060, 90_000]
        .map { "\(fast.elapsed(at: instant($0)))" }
        .joined(separator: ", ")
    case "clock-set-back":
      return elapsed(from: 10_000, at: 6_400)
    case "any-instants":
      let start = quarters(&question)
      let now = quarters(&question)
      return "from \(start) to \(now): \(elapsed(from: start, at: now))"
    case "ended-before-it-began":
      let fast = Fast(start: instant(10_000), end: instant(6_400))
      return "\(fast.elapsed(at: instant(12_000)))"
    default: return "unknown check"
    }
  }

  private static func elapsed(from start: TimeInterval, at now: TimeInterval) -> String {
    "\(Fast(start: instant(start)).elapsed(at: instant(now)))"
  }

  private static func quarters(_ question: inout Question) -> TimeInterval {
    TimeInterval(question.number(in: 4_000...400_000)) / 4
  }

  private static func instant(_ seconds: TimeInterval) -> Date {
    Date(timeIntervalSinceReferenceDate: seconds)
  }
}

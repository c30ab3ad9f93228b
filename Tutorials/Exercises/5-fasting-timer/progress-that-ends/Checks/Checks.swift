import Answering
import Foundation

@main
enum Checks: ExerciseChecks {
  static func answer(_ question: inout Question) async throws -> String {
    var fast = Fast(start: instant(1_000), length: 14_400)
    switch question.check {
    case "progress-at-the-start":
      return "\(fast.progress(at: instant(1_000)))"
    case "progress-on-the-way":
      return "\(fast.progress(at: instant(4_600)))"
    case "progress-after-its-length":
      return "\(fast.progress(at: instant(100_000)))"
    case "runs-before-its-length":
      fast.endIfComplete(at: instant(15_399.75))
      return end(of: fast)
    case "ends-at-its-length":
      fast.endIfComplete(at: instant(15_400))
      return end(of: fast)
    case "ends-after-sleep":
      fast.endIfComplete(at: instant(40_600))
      return end(of: fast)
    case "ended-earlier":
      fast.end = instant(2_000)
      fast.endIfComplete(at: instant(40_600))
      return end(of: fast)
    case "any-ticks":
      return ticks(&question)
    case "progress-once-ended":
      fast.end = instant(8_200)
      return "\(fast.progress(at: instant(40_600)))"
    default: return "unknown check"
    }
  }

  private static func ticks(_ question: inout Question) -> String {
    let length = TimeInterval([5, 8, 16, 3_600, 14_400].randomElement(using: &question) ?? 5)
    var seconds = TimeInterval(question.number(in: 0...9_999))
    var fast = Fast(start: instant(seconds), length: length)
    let steps = (1...4).map { _ in
      seconds += length * TimeInterval(question.number(in: 1...8)) / 8
      let progress = fast.progress(at: instant(seconds))
      fast.endIfComplete(at: instant(seconds))
      return "at \(seconds) progress \(progress), \(end(of: fast))"
    }
    return "\(length) seconds from \(fast.start.timeIntervalSinceReferenceDate): "
      + steps.joined(separator: "; ")
  }

  private static func end(of fast: Fast) -> String {
    fast.end.map { "ended at \($0.timeIntervalSinceReferenceDate)" } ?? "runs"
  }

  private static func instant(_ seconds: TimeInterval) -> Date {
    Date(timeIntervalSinceReferenceDate: seconds)
  }
}

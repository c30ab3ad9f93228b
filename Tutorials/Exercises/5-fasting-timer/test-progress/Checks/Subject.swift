import Answering
import Foundation
import Testing

// Set before each run of the tests, and only read while they run.
nonisolated(unsafe) private var fault = ""

@main
enum Checks: ExerciseChecks {
  static func answer(_ question: inout Question) async throws -> String {
    fault = question.check
    return outcome(ofTestsWithStatus: await Testing.__swiftPMEntryPoint(passing: nil))
  }
}

/// The fast that runs, if any, the history, and the rules by which they change.
///
/// It has the fault that a check asks for.
struct FastingSession {
  /// How long each fast is to last, in seconds.
  let length: TimeInterval
  /// When the fast that runs began; `nil` while none runs.
  private(set) var start: Date?
  /// From when to when each fast lasted that has ended, the newest last.
  private(set) var history: [DateInterval] = []

  /// Creates a session in which no fast runs.
  init(length: TimeInterval) {
    self.length = length
  }

  /// Starts a fast, unless one runs already.
  mutating func start(at now: Date) {
    guard start == nil || fault == "starts-over" else { return }
    start = now
  }

  /// How much of its length the fast that runs has lasted at `now`.
  func progress(at now: Date) -> Double {
    guard let start else { return 0 }
    let part = now.timeIntervalSince(start) / length
    return switch fault {
    case "whole-numbers": min(1, max(0, part)).rounded(.down)
    case "more-than-full": max(0, part)
    case "less-than-empty": min(1, part)
    default: min(1, max(0, part))
    }
  }

  /// Ends the fast that runs if it has lasted its whole length.
  mutating func endIfComplete(at now: Date) {
    guard let start, now >= start + length else { return }
    if fault == "one-tick-late", now == start + length { return }
    let end = fault == "ends-when-noticed" ? now : start + length
    history.append(DateInterval(start: start, end: end))
    self.start = nil
  }
}

import Answering
import Foundation
import Model
import Observation
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

/// What the fasting timer's screen shows, and what the user can do there.
///
/// It has the fault that a check asks for.
@MainActor
@Observable
final class FastingViewModel {
  private let length: FastLength
  private let now: () -> Date
  private let save: ([Fast]) -> Void
  private let format = FastFormat()
  private var session = FastingSession()
  private var time: Date

  /// Creates a view model for fasts of one length.
  init(length: FastLength, now: @escaping () -> Date, save: @escaping ([Fast]) -> Void) {
    self.length = length
    self.now = now
    self.save = save
    time = now()
  }

  /// The timer's text: the time that has passed, such as `1h 35m 15s`.
  var timerText: String {
    session.running.map { format.elapsed($0.elapsed(at: time)) } ?? "Press Start"
  }

  /// The words on the button.
  var buttonTitle: String {
    session.running == nil || fault == "keeps-its-title" ? "Start Fast" : "End Fast"
  }

  /// Takes note of the time that has passed, and ends the fast if it is complete.
  func tick() {
    time = fault == "counts-ticks" ? time + 1 : now()
    var ended = session
    guard ended.endIfComplete(at: now()) else { return }
    if fault != "ends-a-copy" { session = ended }
    if fault != "loses-the-complete-fast" { save(ended.fasts) }
  }

  /// Starts a fast, or ends the one that runs.
  func buttonTapped() {
    time = now()
    if session.running == nil {
      let start = fault == "starts-by-another-clock" ? Date() : time
      session.start(id: UUID(), length: length.seconds, at: start)
      if fault == "loses-the-started-fast" { return }
    } else {
      session.end(at: time)
    }
    save(session.fasts)
  }
}

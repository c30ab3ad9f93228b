import Foundation
import Model
import Observation

/// What the fasting timer's screen shows, and what the user can do there.
///
/// It knows of no view, no file and no clock of its own.
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
  ///
  /// - Parameters:
  ///   - now: tells what time it is.
  ///   - save: saves all fasts, each time when one starts or ends.
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
    session.running == nil ? "Start Fast" : "End Fast"
  }

  /// Takes note of the time that has passed, and ends the fast if it is complete.
  func tick() {
    time = now()
    if session.endIfComplete(at: time) { save(session.fasts) }
  }

  /// Starts a fast, or ends the one that runs.
  func buttonTapped() {
    time = now()
    if session.running == nil {
      session.start(id: UUID(), length: length.seconds, at: time)
    } else {
      session.end(at: time)
    }
    save(session.fasts)
  }
}

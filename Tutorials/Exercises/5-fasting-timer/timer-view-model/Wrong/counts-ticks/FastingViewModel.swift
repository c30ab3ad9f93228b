import Foundation
import Model
import Observation

/// What the fasting timer's screen shows, and what the user can do there.
///
/// It knows of no view.
@MainActor
@Observable
final class FastingViewModel {
  private let length: FastLength
  private let now: () -> Date
  private let format = FastFormat()
  private var session = FastingSession()
  private var time: Date

  /// Creates a view model for fasts of one length.
  init(length: FastLength, now: @escaping () -> Date) {
    self.length = length
    self.now = now
    time = now()
  }

  // MARK: Time

  /// Takes note of the time that has passed, and ends the fast if it is complete.
  func tick() {
    time += 1
    _ = session.endIfComplete(at: time)
  }

  // MARK: What the screen shows

  /// The timer's text.
  var timerText: String {
    session.running.map { format.elapsed($0.elapsed(at: time)) } ?? "Press Start"
  }

  /// How far the timer's ring is filled, from 0 to 1.
  var progress: Double {
    session.running?.progress(at: time) ?? 0
  }

  /// The words on the button.
  var buttonTitle: String {
    session.running == nil ? "Start Fast" : "End Fast"
  }

  /// How long each fast lasted that has ended, the newest last.
  var rows: [String] {
    session.history.map { format.elapsed($0.duration) }
  }

  // MARK: What the user does

  /// Starts a fast, or ends the one that runs.
  func buttonTapped() {
    time = now()
    if session.running == nil {
      session.start(id: UUID(), length: length.seconds, at: time)
    } else {
      session.end(at: time)
    }
  }
}

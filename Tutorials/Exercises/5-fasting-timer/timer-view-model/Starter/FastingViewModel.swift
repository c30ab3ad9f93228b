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
    // TODO: Bring the stored properties up to date.
  }

  // MARK: What the screen shows

  // TODO: Compute these four from the session and the time.

  /// The timer's text.
  var timerText: String { "" }

  /// How far the timer's ring is filled, from 0 to 1.
  var progress: Double { 0 }

  /// The words on the button.
  var buttonTitle: String { "" }

  /// How long each fast lasted that has ended, the newest last.
  var rows: [String] { [] }

  // MARK: What the user does

  /// Starts a fast, or ends the one that runs.
  func buttonTapped() {
    // TODO: Change the session, by the time that it is now.
  }
}

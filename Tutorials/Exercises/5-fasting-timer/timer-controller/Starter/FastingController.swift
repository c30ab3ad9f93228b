import Foundation
import Model

/// The hub of the fasting timer: changes the model as the user wishes, and the view as the model
/// and the clock do.
@MainActor
final class FastingController {
  private let view: FastingView
  private let length: FastLength
  private let now: () -> Date
  private let format = FastFormat()
  private var session = FastingSession()

  /// Creates a controller of a view, for fasts of one length.
  init(view: FastingView, length: FastLength, now: @escaping () -> Date) {
    self.view = view
    self.length = length
    self.now = now
    // TODO: Hear what the user does, and show the idle timer.
  }

  // MARK: Time

  /// Shows the time that has passed, and ends the fast if it is complete.
  func tick() {
    // TODO: Bring the session up to date, and the view after it.
  }
}

// MARK: What the user does

extension FastingController: FastingViewDelegate {
  /// Starts a fast, or ends the one that runs.
  func fastingViewDidTapButton(_ view: FastingView) {
    // TODO: Change the session, and the view after it.
  }
}

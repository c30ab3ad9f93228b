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
    view.delegate = self
    showTimer()
  }

  // MARK: Time

  /// Shows the time that has passed, and ends the fast if it is complete.
  func tick() {
    _ = session.endIfComplete(at: now())
    showTimer()
  }

  // MARK: What the view shows

  private func showTimer() {
    if let fast = session.running {
      let elapsed = format.elapsed(fast.elapsed(at: now()))
      view.showTimer(elapsed, progress: fast.progress(at: now()))
      view.showButton("End Fast")
    } else {
      view.showTimer("Press Start", progress: 0)
      view.showButton("Start Fast")
    }
  }

  private func showLastFast() {
    guard let fast = session.history.last else { return }
    view.appendRow(format.elapsed(fast.duration))
  }
}

// MARK: What the user does

extension FastingController: FastingViewDelegate {
  /// Starts a fast, or ends the one that runs.
  func fastingViewDidTapButton(_ view: FastingView) {
    if session.running == nil {
      session.start(id: UUID(), length: length.seconds, at: now())
    } else {
      session.end(at: now())
      showLastFast()
    }
    showTimer()
  }
}

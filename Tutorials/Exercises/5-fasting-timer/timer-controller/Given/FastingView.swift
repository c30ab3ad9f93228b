/// Told what the user does on the fasting timer's screen.
@MainActor
protocol FastingViewDelegate: AnyObject {
  /// “Start Fast” or “End Fast” was tapped.
  func fastingViewDidTapButton(_ view: FastingView)
}

/// The fasting timer's screen.
///
/// It knows how things look, and nothing of what they mean.
@MainActor
final class FastingView {
  /// Told what the user does.
  weak var delegate: (any FastingViewDelegate)?

  /// What stands in the ring.
  private(set) var timerText = ""
  /// How far the ring is filled, from 0 to 1; full until it is told otherwise.
  private(set) var progress = 1.0
  /// What stands on the button.
  private(set) var buttonTitle = ""
  /// The rows of the history, the newest last.
  private(set) var rows: [String] = []

  /// Shows the timer's text and how far its ring is filled, from 0 to 1.
  func showTimer(_ text: String, progress: Double) {
    timerText = text
    self.progress = progress
  }

  /// Shows a title on the button.
  func showButton(_ title: String) {
    buttonTitle = title
  }

  /// Shows a new row below the others.
  func appendRow(_ text: String) {
    rows.append(text)
  }

  /// The user taps the button.
  func tapButton() {
    delegate?.fastingViewDidTapButton(self)
  }
}

import Foundation
import TerminalUI

/// Gives the fasting timer's view the rows of the history.
public protocol FastingViewDataSource: AnyObject {
  /// How many rows there are.
  func numberOfRows(in view: FastingView) -> Int
  /// What a row shows.
  func fastingView(_ view: FastingView, rowAt index: Int) -> FastRow
}

/// Told what the user does on the fasting timer's screen.
public protocol FastingViewDelegate: AnyObject {
  /// A length was chosen.
  func fastingView(_ view: FastingView, didChooseLengthAt index: Int)
  /// “Start Fast” or “End Fast” was tapped.
  func fastingViewDidTapButton(_ view: FastingView)
  /// A row of the history is to be deleted.
  func fastingView(_ view: FastingView, didTapDeleteRowAt index: Int)
  /// The remedy of the problem on the screen was tapped.
  func fastingViewDidTapRemedy(_ view: FastingView)
}

/// The fasting timer's screen.
///
/// It knows how things look, and nothing of what they mean.
open class FastingView: Screen, ListViewDataSource, ListViewDelegate {
  /// Gives the rows.
  open weak var dataSource: (any FastingViewDataSource)?
  /// Told what the user does.
  open weak var delegate: (any FastingViewDelegate)?

  private let problemBanner = ProblemBanner()
  private let lengthPicker = Picker(label: "Length")
  private let timerRing = ProgressRing()
  private let button = Button("Start Fast", key: .character("s"))
  private let emptyLabel = Label("No Fasts Yet", style: .dim)
  private let rows = ListView()

  /// Creates the screen, without rows.
  public init() {
    super.init(title: "Fasting")
    let heading = Label("Fasting History", style: .bold)
    controls =
      problemBanner.controls + [lengthPicker, timerRing, button, heading, emptyLabel, rows]
    focusedControl = button
    rows.abilities = [.delete]
    rows.flashesTappedRow = true
    rows.dataSource = self
    rows.delegate = self
    lengthPicker.onChange = { [weak self] in self?.didChooseLength(at: $0) }
    button.action = { [weak self] in self?.didTapButton() }
    problemBanner.action = { [weak self] in self?.didTapRemedy() }
  }

  // MARK: What the controller tells the view

  /// Shows the lengths to choose from, and which one is chosen.
  open func showLengths(_ lengths: [String], chosen index: Int) {
    lengthPicker.options = lengths
    lengthPicker.selection = index
  }

  /// Shows the timer's text and how far its ring is filled, from 0 to 1.
  open func showTimer(_ text: String, progress: Double) {
    timerRing.text = text
    timerRing.progress = progress
  }

  /// Shows whether a fast runs: a red button then, and no length to choose.
  open func showRunning(_ isRunning: Bool, buttonTitle: String) {
    lengthPicker.isEnabled = !isRunning
    button.title = buttonTitle
    button.color = isRunning ? .red : .blue
  }

  /// Shows or hides the words that stand for an empty history.
  open func showEmptyState(_ isEmpty: Bool) {
    emptyLabel.isHidden = !isEmpty
  }

  /// Asks for all rows again.
  open func reloadRows() {
    rows.reloadData()
  }

  /// Shows a row that is new.
  open func insertRow(at index: Int) {
    rows.insertRows(at: [index])
  }

  /// Takes a row away.
  open func deleteRow(at index: Int) {
    rows.deleteRows(at: [index])
  }

  /// Shows what is wrong with the file and what can be done about it; `nil` hides it.
  open func showProblem(_ message: String?, remedy: String?) {
    problemBanner.show(message, remedy: remedy)
  }

  // MARK: What the user does

  private func didChooseLength(at index: Int) {
    delegate?.fastingView(self, didChooseLengthAt: index)
  }

  private func didTapButton() {
    delegate?.fastingViewDidTapButton(self)
  }

  private func didTapRemedy() {
    delegate?.fastingViewDidTapRemedy(self)
  }

  /// Passes the wish to delete rows on.
  public func listView(_ listView: ListView, didAskToDeleteRowsAt rows: IndexSet) {
    for index in rows.reversed() { delegate?.fastingView(self, didTapDeleteRowAt: index) }
  }

  // MARK: What the rows show

  /// Asks the data source.
  public func numberOfRows(in listView: ListView) -> Int {
    dataSource?.numberOfRows(in: self) ?? 0
  }

  /// Asks the data source.
  public func listView(_ listView: ListView, rowAt index: Int) -> ListRow {
    guard let row = dataSource?.fastingView(self, rowAt: index) else { return ListRow(text: "") }
    return ListRow(text: row.start, detail: row.elapsed)
  }
}

import Foundation
import MVVM
import TerminalUI

/// The fasting timer's screen, bound to its view model.
open class FastingView: BoundScreen, ListViewDataSource, ListViewDelegate {
  private let viewModel: FastingViewModel

  private let problemBanner = ProblemBanner()
  private let lengthPicker = Picker(label: "Length")
  private let timerRing = ProgressRing()
  private let button = Button("Start Fast", key: .character("s"))
  private let emptyLabel = Label("No Fasts Yet", style: .dim)
  private let rows = ListView()

  /// Creates the screen.
  public init(viewModel: FastingViewModel) {
    self.viewModel = viewModel
    super.init(title: "Fasting")
    let heading = Label("Fasting History", style: .bold)
    controls =
      problemBanner.controls + [lengthPicker, timerRing, button, heading, emptyLabel, rows]
    focusedControl = button
    rows.abilities = [.delete]
    rows.flashesTappedRow = true
    rows.dataSource = self
    rows.delegate = self
    lengthPicker.onChange = { [viewModel] in viewModel.lengthChosen(at: $0) }
    button.action = { [viewModel] in viewModel.buttonTapped() }
    problemBanner.action = { [viewModel] in viewModel.remedyTapped() }
    bind { [weak self] in self?.showLengths() }
    bind { [weak self] in self?.showTimer() }
    bind { [weak self] in self?.showRunning() }
    bind { [weak self] in self?.showEmptyState() }
    bind { [weak self] in self?.showRows() }
    bind { [weak self] in self?.showProblem() }
  }

  // MARK: What is bound to the view model

  /// Shows the lengths to choose from, and which one is chosen.
  open func showLengths() {
    lengthPicker.options = viewModel.lengths
    lengthPicker.selection = viewModel.chosenLengthIndex
  }

  /// Shows the timer's text and how far its ring is filled.
  open func showTimer() {
    timerRing.text = viewModel.timerText
    timerRing.progress = viewModel.progress
  }

  /// Shows whether a fast runs: a red button then, and no length to choose.
  open func showRunning() {
    lengthPicker.isEnabled = !viewModel.isRunning
    button.title = viewModel.buttonTitle
    button.color = viewModel.isRunning ? .red : .blue
  }

  /// Shows or hides the words that stand for an empty history.
  open func showEmptyState() {
    emptyLabel.isHidden = !viewModel.isEmpty
  }

  /// Asks for all rows again.
  open func showRows() {
    rows.reloadData()
  }

  /// Shows what is wrong with the file and what can be done about it.
  open func showProblem() {
    problemBanner.show(viewModel.problemMessage, remedy: viewModel.problemRemedy)
  }

  // MARK: What the user does

  /// Passes the wish to delete rows on, for the rows' fasts.
  public func listView(_ listView: ListView, didAskToDeleteRowsAt rows: IndexSet) {
    for index in rows.reversed() { viewModel.deleteRowTapped(viewModel.row(at: index).id) }
  }

  // MARK: What the rows show

  /// Asks the view model.
  public func numberOfRows(in listView: ListView) -> Int {
    viewModel.rowCount
  }

  /// Asks the view model.
  public func listView(_ listView: ListView, rowAt index: Int) -> ListRow {
    let row = viewModel.row(at: index)
    return ListRow(text: row.start, detail: row.elapsed)
  }

  // MARK: Coming and going

  /// Passes on that the timer is shown.
  open override func didAppear() {
    viewModel.didAppear()
  }

  /// Passes on that the timer is not shown any more.
  open override func didDisappear() {
    viewModel.didDisappear()
  }
}

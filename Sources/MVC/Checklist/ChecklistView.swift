import Foundation
import TerminalUI

/// Gives the checklist's view its rows.
public protocol ChecklistViewDataSource: AnyObject {
  /// How many rows there are.
  func numberOfRows(in view: ChecklistView) -> Int
  /// What a row shows.
  func checklistView(_ view: ChecklistView, rowAt index: Int) -> ChecklistRow
}

/// Told what the user does on the checklist's screen.
public protocol ChecklistViewDelegate: AnyObject {
  /// A row was tapped.
  func checklistView(_ view: ChecklistView, didTapRowAt index: Int)
  /// A row is to be edited.
  func checklistView(_ view: ChecklistView, didTapEditRowAt index: Int)
  /// Rows are to be deleted.
  func checklistView(_ view: ChecklistView, didTapDeleteRowsAt rows: IndexSet)
  /// Rows are to be moved before the row that stands at `offset` now.
  func checklistView(
    _ view: ChecklistView, didDragRowsAt rows: IndexSet, toOffset offset: Int)
  /// “Add item” was tapped.
  func checklistViewDidTapAdd(_ view: ChecklistView)
  /// “Edit” or “Done” was tapped.
  func checklistViewDidTapEdit(_ view: ChecklistView)
  /// The remedy of the problem on the screen was tapped.
  func checklistViewDidTapRemedy(_ view: ChecklistView)
}

/// The checklist's screen.
///
/// It knows how things look, and nothing of what they mean.
open class ChecklistView: Screen, ListViewDataSource, ListViewDelegate {
  /// Gives the rows.
  open weak var dataSource: (any ChecklistViewDataSource)?
  /// Told what the user does.
  open weak var delegate: (any ChecklistViewDelegate)?

  private let addButton = Button("Add item", key: .character("a"))
  private let editButton = Button("Edit", key: .character("E"))
  private let problemBanner = ProblemBanner()
  private let rows = ListView()

  /// Creates the screen, without rows.
  public init() {
    super.init(title: "Checklist")
    barButtons = [addButton, editButton]
    controls = problemBanner.controls + [rows]
    rows.abilities = [.edit, .delete, .move]
    rows.tapAction = "check"
    rows.placeholder = "No Items Yet"
    rows.dataSource = self
    rows.delegate = self
    addButton.action = { [weak self] in self?.didTapAdd() }
    editButton.action = { [weak self] in self?.didTapEdit() }
    problemBanner.action = { [weak self] in self?.didTapRemedy() }
  }

  // MARK: What the controller tells the view

  /// Asks for all rows again.
  open func reloadRows() {
    rows.reloadData()
  }

  /// Asks for one row again.
  open func reloadRow(at index: Int) {
    rows.reloadRow(at: index)
  }

  /// Shows a row that is new.
  open func insertRow(at index: Int) {
    rows.insertRows(at: [index])
  }

  /// Takes rows away.
  open func deleteRows(at indexes: IndexSet) {
    rows.deleteRows(at: indexes)
  }

  /// Moves rows before the row that stood at `offset`.
  open func moveRows(at indexes: IndexSet, toOffset offset: Int) {
    rows.moveRows(at: indexes, toOffset: offset)
  }

  /// Shows or hides the handles to delete and to reorder.
  open func showEditing(_ isEditing: Bool) {
    editButton.title = isEditing ? "Done" : "Edit"
    rows.isEditing = isEditing
  }

  /// Shows what is wrong with the file and what can be done about it; `nil` hides it.
  open func showProblem(_ message: String?, remedy: String?) {
    problemBanner.show(message, remedy: remedy)
  }

  // MARK: What the user does

  private func didTapAdd() {
    delegate?.checklistViewDidTapAdd(self)
  }

  private func didTapEdit() {
    delegate?.checklistViewDidTapEdit(self)
  }

  private func didTapRemedy() {
    delegate?.checklistViewDidTapRemedy(self)
  }

  /// Passes a tap on.
  public func listView(_ listView: ListView, didTapRowAt index: Int) {
    delegate?.checklistView(self, didTapRowAt: index)
  }

  /// Passes the wish to edit a row on.
  public func listView(_ listView: ListView, didAskToEditRowAt index: Int) {
    delegate?.checklistView(self, didTapEditRowAt: index)
  }

  /// Passes the wish to delete rows on.
  public func listView(_ listView: ListView, didAskToDeleteRowsAt rows: IndexSet) {
    delegate?.checklistView(self, didTapDeleteRowsAt: rows)
  }

  /// Passes the wish to move rows on.
  public func listView(
    _ listView: ListView, didAskToMoveRowsAt rows: IndexSet, toOffset offset: Int
  ) {
    delegate?.checklistView(self, didDragRowsAt: rows, toOffset: offset)
  }

  // MARK: What the rows show

  /// Asks the data source.
  public func numberOfRows(in listView: ListView) -> Int {
    dataSource?.numberOfRows(in: self) ?? 0
  }

  /// Asks the data source.
  public func listView(_ listView: ListView, rowAt index: Int) -> ListRow {
    guard let row = dataSource?.checklistView(self, rowAt: index) else { return ListRow(text: "") }
    return ListRow(text: row.name, detail: row.mark)
  }
}

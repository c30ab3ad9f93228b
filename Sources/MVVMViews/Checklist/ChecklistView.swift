import Foundation
import MVVM
import TerminalUI

/// The checklist's screen, bound to its view model.
open class ChecklistView: BoundScreen, ListViewDataSource, ListViewDelegate {
  private let viewModel: ChecklistViewModel

  private let addButton = Button("Add item", key: .character("a"))
  private let editButton = Button("Edit", key: .character("E"))
  private let problemBanner = ProblemBanner()
  private let rows = ListView()
  private var addItemView: AddItemView?
  private var editItemView: EditItemView?

  /// Creates the screen.
  public init(viewModel: ChecklistViewModel) {
    self.viewModel = viewModel
    super.init(title: "Checklist")
    barButtons = [addButton, editButton]
    controls = problemBanner.controls + [rows]
    rows.abilities = [.edit, .delete, .move]
    rows.tapAction = "check"
    rows.placeholder = "No Items Yet"
    rows.dataSource = self
    rows.delegate = self
    addButton.action = { [viewModel] in viewModel.addTapped() }
    editButton.action = { [viewModel] in viewModel.editTapped() }
    problemBanner.action = { [viewModel] in viewModel.remedyTapped() }
    bind { [weak self] in self?.showRows() }
    bind { [weak self] in self?.showEditing() }
    bind { [weak self] in self?.showProblem() }
    bind { [weak self] in self?.showAddItem() }
    bind { [weak self] in self?.showEditItem() }
  }

  /// Makes the screen that adds an item.
  open func makeAddItem(_ viewModel: AddItemViewModel) -> AddItemView {
    AddItemView(viewModel: viewModel)
  }

  /// Makes the screen that edits an item.
  open func makeEditItem(_ viewModel: EditItemViewModel) -> EditItemView {
    EditItemView(viewModel: viewModel)
  }

  // MARK: What is bound to the view model

  /// Asks for all rows again.
  open func showRows() {
    rows.reloadData()
  }

  /// Shows or hides the handles to delete and to reorder.
  open func showEditing() {
    editButton.title = viewModel.isEditing ? "Done" : "Edit"
    rows.isEditing = viewModel.isEditing
  }

  /// Shows what is wrong with the file and what can be done about it.
  open func showProblem() {
    problemBanner.show(viewModel.problemMessage, remedy: viewModel.problemRemedy)
  }

  /// Shows or leaves the screen that adds an item.
  open func showAddItem() {
    if let addItem = viewModel.addItem {
      let view = makeAddItem(addItem)
      addItemView = view
      stack?.push(view)
    } else if let view = addItemView {
      stack?.pop(view)
      addItemView = nil
    }
  }

  /// Shows or leaves the screen that edits an item.
  open func showEditItem() {
    if let editItem = viewModel.editItem {
      let view = makeEditItem(editItem)
      editItemView = view
      stack?.push(view)
    } else if let view = editItemView {
      stack?.pop(view)
      editItemView = nil
    }
  }

  // MARK: What the user does

  /// Passes a tap on, for the row's item.
  public func listView(_ listView: ListView, didTapRowAt index: Int) {
    viewModel.rowTapped(viewModel.row(at: index).id)
  }

  /// Passes the wish to edit on, for the row's item.
  public func listView(_ listView: ListView, didAskToEditRowAt index: Int) {
    viewModel.editRowTapped(viewModel.row(at: index).id)
  }

  /// Passes the wish to delete rows on.
  public func listView(_ listView: ListView, didAskToDeleteRowsAt rows: IndexSet) {
    viewModel.deleteRowsTapped(at: rows)
  }

  /// Passes the wish to move rows on.
  public func listView(
    _ listView: ListView, didAskToMoveRowsAt rows: IndexSet, toOffset offset: Int
  ) {
    viewModel.rowsDragged(at: rows, toOffset: offset)
  }

  // MARK: What the rows show

  /// Asks the view model.
  public func numberOfRows(in listView: ListView) -> Int {
    viewModel.rowCount
  }

  /// Asks the view model.
  public func listView(_ listView: ListView, rowAt index: Int) -> ListRow {
    let row = viewModel.row(at: index)
    return ListRow(text: row.name, detail: row.mark)
  }

  // MARK: Coming and going

  /// Passes on that the list is shown.
  open override func didAppear() {
    viewModel.didAppear()
  }

  /// Passes on that the list is not shown any more.
  open override func didDisappear() {
    viewModel.didDisappear()
  }
}

import Foundation
import Model
import TerminalUI

/// The hub of the checklist: changes the model as the user wishes, and the view as the model does.
open class ChecklistController {
  /// The screen.
  public let view: ChecklistView
  /// The controller of the screen that adds an item, while it is shown.
  public private(set) var addItem: AddItemController?
  /// The controller of the screen that edits an item, while it is shown.
  public private(set) var editItem: EditItemController?

  private let store: ChecklistStore
  private let console: (any DebugConsole)?
  private var isEditing = false

  /// Creates a controller between a store and a view.
  public init(
    store: ChecklistStore, view: ChecklistView = ChecklistView(),
    console: (any DebugConsole)? = nil
  ) {
    self.store = store
    self.view = view
    self.console = console
    view.dataSource = self
    view.delegate = self
    view.lifeCycleDelegate = self
    store.addObserver(self)
    view.reloadRows()
    view.showProblem(store.problem?.message, remedy: store.problem?.remedy)
  }

  /// Makes the controller of the screen that adds an item.
  open func makeAddItem() -> AddItemController {
    AddItemController(store: store, console: console)
  }

  /// Makes the controller of the screen that edits an item.
  open func makeEditItem(_ id: ChecklistItem.ID) -> EditItemController {
    EditItemController(id: id, store: store, console: console)
  }
}

// MARK: What the rows show

extension ChecklistController: ChecklistViewDataSource {
  /// As many rows as there are items.
  public func numberOfRows(in view: ChecklistView) -> Int {
    store.checklist.items.count
  }

  /// An item's name and its check mark.
  public func checklistView(_ view: ChecklistView, rowAt index: Int) -> ChecklistRow {
    let item = store.checklist.items[index]
    return ChecklistRow(name: item.name, mark: item.isChecked ? "✅" : "🔲")
  }
}

// MARK: What the user does

extension ChecklistController: ChecklistViewDelegate {
  /// Toggles the item of the row.
  public func checklistView(_ view: ChecklistView, didTapRowAt index: Int) {
    store.toggle(store.checklist.items[index].id)
  }

  /// Shows the screen that edits the row's item.
  public func checklistView(_ view: ChecklistView, didTapEditRowAt index: Int) {
    let editItem = makeEditItem(store.checklist.items[index].id)
    editItem.delegate = self
    self.editItem = editItem
    view.stack?.push(editItem.view)
  }

  /// Deletes the rows' items.
  public func checklistView(_ view: ChecklistView, didTapDeleteRowsAt rows: IndexSet) {
    store.delete(at: rows)
  }

  /// Moves the rows' items.
  public func checklistView(
    _ view: ChecklistView, didDragRowsAt rows: IndexSet, toOffset offset: Int
  ) {
    store.move(from: rows, to: offset)
  }

  /// Shows the screen that adds an item.
  public func checklistViewDidTapAdd(_ view: ChecklistView) {
    let addItem = makeAddItem()
    addItem.delegate = self
    self.addItem = addItem
    view.stack?.push(addItem.view)
  }

  /// Begins or ends edit mode.
  public func checklistViewDidTapEdit(_ view: ChecklistView) {
    isEditing.toggle()
    view.showEditing(isEditing)
  }

  /// Ends the problem with the file.
  public func checklistViewDidTapRemedy(_ view: ChecklistView) {
    store.resolveProblem()
  }
}

// MARK: What the model tells

extension ChecklistController: ChecklistStoreObserver {
  /// Updates just the rows that changed.
  public func checklistStore(_ store: ChecklistStore, didMake change: ChecklistChange) {
    switch change {
    case .added(let index): view.insertRow(at: index)
    case .updated(let index): view.reloadRow(at: index)
    case .deleted(let indexes): view.deleteRows(at: indexes)
    case .moved(let indexes, let offset): view.moveRows(at: indexes, toOffset: offset)
    }
  }

  /// Shows the problem, or hides it.
  public func checklistStoreDidChangeProblem(_ store: ChecklistStore) {
    view.showProblem(store.problem?.message, remedy: store.problem?.remedy)
  }
}

// MARK: What the other screens tell

extension ChecklistController: AddItemControllerDelegate, EditItemControllerDelegate {
  /// Goes back to the list.
  public func addItemControllerDidFinish(_ controller: AddItemController) {
    view.stack?.pop(controller.view)
    addItem = nil
  }

  /// Goes back to the list.
  public func editItemControllerDidFinish(_ controller: EditItemController) {
    view.stack?.pop(controller.view)
    editItem = nil
  }
}

// MARK: Coming and going

extension ChecklistController: ScreenLifeCycleDelegate {
  /// Logs that the list is shown.
  public func screenDidAppear(_ screen: Screen) {
    console?.write("Checklist did appear")
  }

  /// Logs that the list is not shown any more.
  public func screenDidDisappear(_ screen: Screen) {
    console?.write("Checklist did disappear")
  }
}

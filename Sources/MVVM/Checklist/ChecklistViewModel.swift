import Foundation
import Model
import Observation

/// What the checklist's screen shows, and what the user can do there.
///
/// It knows of no view.
@Observable
open class ChecklistViewModel {
  /// The view model of the screen that adds an item, while it is shown.
  public private(set) var addItem: AddItemViewModel?
  /// The view model of the screen that edits an item, while it is shown.
  public private(set) var editItem: EditItemViewModel?
  /// Whether rows can be deleted and reordered.
  public private(set) var isEditing = false

  private let store: ChecklistStore
  private let console: (any DebugConsole)?

  /// Creates a view model over a store.
  public init(store: ChecklistStore, console: (any DebugConsole)? = nil) {
    self.store = store
    self.console = console
    store.addObserver(self)
  }

  /// Makes the view model of the screen that adds an item.
  open func makeAddItem() -> AddItemViewModel {
    AddItemViewModel(store: store, console: console)
  }

  /// Makes the view model of the screen that edits an item.
  open func makeEditItem(_ id: UUID) -> EditItemViewModel {
    EditItemViewModel(id: id, store: store, console: console)
  }

  // MARK: What the rows show

  /// As many rows as there are items.
  open var rowCount: Int {
    checklist.items.count
  }

  /// An item's name and its check mark.
  open func row(at index: Int) -> ChecklistRow {
    let item = checklist.items[index]
    return ChecklistRow(id: item.id, name: item.name, mark: item.isChecked ? "✅" : "🔲")
  }

  /// The store's list, observed: the store stays the single source of truth.
  private var checklist: Checklist {
    access(keyPath: \.checklist)
    return store.checklist
  }

  // MARK: What the user does

  /// Toggles an item.
  open func rowTapped(_ id: UUID) {
    store.toggle(id)
  }

  /// Shows the screen that edits an item.
  open func editRowTapped(_ id: UUID) {
    let editItem = makeEditItem(id)
    editItem.didFinish = { [weak self] in self?.editItem = nil }
    self.editItem = editItem
  }

  /// Deletes the items of rows.
  open func deleteRowsTapped(at rows: IndexSet) {
    store.delete(at: rows)
  }

  /// Moves the items of rows before the one that stands at `offset` now.
  open func rowsDragged(at rows: IndexSet, toOffset offset: Int) {
    store.move(from: rows, to: offset)
  }

  /// Shows the screen that adds an item.
  open func addTapped() {
    let addItem = makeAddItem()
    addItem.didFinish = { [weak self] in self?.addItem = nil }
    self.addItem = addItem
  }

  /// Begins or ends edit mode.
  open func editTapped() {
    isEditing.toggle()
  }

  /// Ends the problem with the file.
  open func remedyTapped() {
    store.resolveProblem()
  }

  // MARK: What the model tells

  /// What is wrong with the file, or `nil` if nothing is.
  open var problemMessage: String? {
    problem?.message
  }

  /// What the user can do about the problem.
  open var problemRemedy: String? {
    problem?.remedy
  }

  private var problem: StorageProblem? {
    access(keyPath: \.problem)
    return store.problem
  }

  // MARK: Coming and going

  /// Logs that the list is shown.
  open func didAppear() {
    console?.write("Checklist did appear")
  }

  /// Logs that the list is not shown any more.
  open func didDisappear() {
    console?.write("Checklist did disappear")
  }
}

extension ChecklistViewModel: ChecklistStoreObserver {
  /// Tells whoever observes the rows.
  public func checklistStore(_ store: ChecklistStore, didMake change: ChecklistChange) {
    withMutation(keyPath: \.checklist) {}
  }

  /// Tells whoever observes the problem.
  public func checklistStoreDidChangeProblem(_ store: ChecklistStore) {
    withMutation(keyPath: \.problem) {}
  }
}

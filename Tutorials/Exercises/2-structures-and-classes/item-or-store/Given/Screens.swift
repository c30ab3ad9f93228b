/// Shows the items, one a row.
final class ListScreen {
  private var store: ChecklistStore

  /// Creates a screen over a store.
  init(store: ChecklistStore) {
    self.store = store
  }

  /// What the rows show, from first to last.
  var rows: [String] {
    store.items.map { "\($0.name) \($0.isChecked ? "✅" : "🔲")" }
  }

  /// Adds an item at the end.
  func add(_ item: ChecklistItem) {
    store.add(item)
  }
}

/// Shows how many items are not done yet.
final class Badge {
  private var store: ChecklistStore

  /// Creates a badge over a store.
  init(store: ChecklistStore) {
    self.store = store
  }

  /// The number that it shows.
  var count: Int {
    store.items.filter { !$0.isChecked }.count
  }
}

/// Edits one item; only Save changes the list.
final class EditScreen {
  private var store: ChecklistStore
  private var draft: ChecklistItem

  /// Creates a screen that edits an item of a store.
  init(item: ChecklistItem, store: ChecklistStore) {
    draft = item
    self.store = store
  }

  /// Types another name.
  func type(_ name: String) {
    draft.name = name
  }

  /// Turns the switch “Completed”.
  func turnSwitch() {
    draft.isChecked.toggle()
  }

  /// Saves what was edited.
  func save() {
    store.update(draft)
  }
}

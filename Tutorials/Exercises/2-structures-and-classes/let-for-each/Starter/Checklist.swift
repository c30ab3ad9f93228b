/// One thing to do.
struct ChecklistItem {
  // TODO: Nobody may change which item this is.
  /// Which item this is.
  var id: Int
  /// What is to be done.
  var name: String
  /// Whether it is done.
  var isChecked = false

  /// The same item, done.
  func checked() -> ChecklistItem {
    // TODO: Make a checked copy, and leave this item alone.
    self
  }
}

/// The one list that all screens show.
final class ChecklistStore {
  /// The items, from first to last.
  var items: [ChecklistItem]

  /// Creates a store of `items`.
  init(items: [ChecklistItem]) {
    self.items = items
  }
}

/// A screen that shows a store.
struct ChecklistScreen {
  // TODO: The screen must not change over to another store.
  /// The store that is shown.
  var store: ChecklistStore

  /// Checks the item at a position, or unchecks it.
  func toggleItem(at position: Int) {
    // TODO: Change the item in the store.
  }
}

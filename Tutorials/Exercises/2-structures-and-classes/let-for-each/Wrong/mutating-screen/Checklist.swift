/// One thing to do.
struct ChecklistItem {
  /// Which item this is.
  let id: Int
  /// What is to be done.
  var name: String
  /// Whether it is done.
  var isChecked = false

  /// The same item, done.
  func checked() -> ChecklistItem {
    var copy = self
    copy.isChecked = true
    return copy
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
  /// The store that is shown.
  let store: ChecklistStore

  /// Checks the item at a position, or unchecks it.
  mutating func toggleItem(at position: Int) {
    store.items[position].isChecked.toggle()
  }
}

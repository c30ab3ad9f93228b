/// One thing to do.
struct ChecklistItem {
  /// Which item this is.
  let id: Int
  /// What is to be done.
  var name: String
}

/// The list that all screens show.
final class ChecklistStore {
  /// The items, from first to last.
  var items: [ChecklistItem]

  /// Creates a store of `items`.
  init(items: [ChecklistItem]) {
    self.items = items
  }

  /// Where the item with the identity `id` stands, or `nil` if it is gone.
  func position(of id: Int) -> Int? {
    items.firstIndex { $0.id == id }
  }
}

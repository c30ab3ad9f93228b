/// One thing to do.
struct ChecklistItem {
  /// Which item this is.
  let id: Int
  /// What is to be done.
  var name: String
  /// Whether it is done.
  var isChecked = false
}

/// The list that all screens show.
final class ChecklistStore {
  /// The items, from first to last.
  private(set) var items: [ChecklistItem] = []

  /// Adds an item at the end.
  func add(_ item: ChecklistItem) {
    items.append(item)
  }

  /// Puts an edited item in the place of the one with the same identity.
  func update(_ item: ChecklistItem) {
    guard let position = items.firstIndex(where: { $0.id == item.id }) else { return }
    items[position] = item
  }
}

import Foundation

/// One thing to do.
struct ChecklistItem: Identifiable {
  /// Which item this is, as its maker says; two items may share a name.
  let id: Int
  /// What is to be done.
  var name: String
  /// Whether it is done.
  var isChecked = false
}

/// The items in their order.
struct Checklist {
  /// The items, from first to last.
  var items: [ChecklistItem]

  /// Deletes the items at `positions`; positions beyond the end are ignored.
  mutating func delete(at positions: IndexSet) {
    for position in positions.reversed() where items.indices.contains(position) {
      items.remove(at: position)
    }
  }
}

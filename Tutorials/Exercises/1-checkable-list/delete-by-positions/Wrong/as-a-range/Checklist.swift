import Foundation

/// The items in their order.
struct Checklist {
  /// The items, from first to last.
  var items: [ChecklistItem]

  /// Deletes the items at `positions`; positions beyond the end are ignored.
  mutating func delete(at positions: IndexSet) {
    let positions = positions.filter { items.indices.contains($0) }
    guard let first = positions.first, let last = positions.last else { return }
    items.removeSubrange(first...last)
  }
}

import Foundation

/// The items in their order.
struct Checklist {
  /// The items, from first to last.
  var items: [ChecklistItem]

  /// Deletes the items at `positions`; positions beyond the end are ignored.
  mutating func delete(at positions: IndexSet) {
    items = items.indices.filter { positions.contains($0) }.map { items[$0] }
  }
}

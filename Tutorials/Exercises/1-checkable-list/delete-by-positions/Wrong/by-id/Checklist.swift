import Foundation

/// The items in their order.
struct Checklist {
  /// The items, from first to last.
  var items: [ChecklistItem]

  /// Deletes the items at `positions`; positions beyond the end are ignored.
  mutating func delete(at positions: IndexSet) {
    items.removeAll { positions.contains($0.id) }
  }
}

import Foundation

/// The items in their order.
struct Checklist {
  /// The items, from first to last.
  var items: [ChecklistItem]

  /// Deletes the items at `positions`; positions beyond the end are ignored.
  mutating func delete(at positions: IndexSet) {
    let positions = positions.filter { items.indices.contains($0) }
    let names = positions.map { items[$0].name }
    items.removeAll { names.contains($0.name) }
  }
}

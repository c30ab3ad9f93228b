import Foundation

/// The items in their order.
struct Checklist {
  /// The items, from first to last.
  var items: [ChecklistItem]

  /// Deletes the items at `positions`; positions beyond the end are ignored.
  mutating func delete(at positions: IndexSet) {
    // TODO: Remove the items that stand at these positions now, and no others.
  }
}

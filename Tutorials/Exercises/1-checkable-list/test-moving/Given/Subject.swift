import Foundation

/// One thing to do.
struct ChecklistItem: Identifiable {
  /// Which item this is; two items may share a name.
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

  /// Creates a list of unchecked items with these names; the first has the identity 0.
  init(_ names: String...) {
    items = names.enumerated().map { ChecklistItem(id: $0.offset, name: $0.element) }
  }

  /// The items' names, from first to last.
  var names: [String] { items.map(\.name) }

  /// Moves the items at `positions` before the one that stands at `destination` before the move.
  ///
  /// They keep their order. If `destination` is the count of items, they move to the end.
  mutating func move(from positions: IndexSet, to destination: Int) {
    let moved = positions.map { items[$0] }
    let movedFromBefore = positions.count(in: 0..<destination)
    for position in positions.reversed() {
      items.remove(at: position)
    }
    items.insert(contentsOf: moved, at: destination - movedFromBefore)
  }
}

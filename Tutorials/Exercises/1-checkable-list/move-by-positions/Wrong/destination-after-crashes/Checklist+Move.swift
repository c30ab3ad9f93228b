import Foundation

extension Checklist {
  /// Moves the items at `positions` before the one that stands at `destination` before the move.
  ///
  /// They keep their order. If `destination` is the count of items, they move to the end.
  mutating func move(from positions: IndexSet, to destination: Int) {
    let moved = positions.map { items[$0] }
    delete(at: positions)
    items.insert(contentsOf: moved, at: destination)
  }
}

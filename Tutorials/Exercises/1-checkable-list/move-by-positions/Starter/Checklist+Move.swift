import Foundation

extension Checklist {
  /// Moves the items at `positions` before the one that stands at `destination` before the move.
  ///
  /// They keep their order. If `destination` is the count of items, they move to the end.
  mutating func move(from positions: IndexSet, to destination: Int) {
    // TODO: Take the items out of the list, and put them in where the destination is then.
  }
}

import Foundation

// SwiftUI brings these two for every collection; here they are for those who don't import it.
extension Array {
  /// Removes the elements at `offsets`.
  ///
  /// - Complexity: O(*n*), however many are removed.
  mutating func remove(atOffsets offsets: IndexSet) {
    guard let first = offsets.first else { return }
    var kept = first
    for index in first..<count where !offsets.contains(index) {
      swapAt(kept, index)
      kept += 1
    }
    removeSubrange(kept...)
  }

  /// Moves the elements at `offsets` before the one that stands at `destination` *before* the move.
  ///
  /// They keep their order. If `destination` is the count, they move to the end.
  ///
  /// - Complexity: O(*n*).
  mutating func move(fromOffsets offsets: IndexSet, toOffset destination: Int) {
    let moved = offsets.map { self[$0] }
    let before = offsets.count(in: 0..<destination)
    remove(atOffsets: offsets)
    insert(contentsOf: moved, at: destination - before)
  }
}

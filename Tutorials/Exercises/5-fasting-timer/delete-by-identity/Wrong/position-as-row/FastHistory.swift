import Model

/// The fasts that have ended.
struct FastHistory {
  /// The fasts in the order in which they were written down.
  private(set) var fasts: [Fast]

  /// The fasts in the order of the screen: the one that began last comes first.
  var newestFirst: [Fast] {
    fasts.sorted { $0.start > $1.start }
  }

  /// Deletes a fast; returns the row on the screen at which it stood, or `nil` if it is gone.
  mutating func delete(_ id: Fast.ID) -> Int? {
    guard let position = fasts.firstIndex(where: { $0.id == id }) else { return nil }
    fasts.remove(at: position)
    return position
  }
}

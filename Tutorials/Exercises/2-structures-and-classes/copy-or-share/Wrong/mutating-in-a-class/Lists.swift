/// What to pack: whoever takes the list has one of their own.
struct PackingList {
  /// The things, from first to last.
  private(set) var names: [String] = []

  /// Adds a thing at the end.
  mutating func add(_ name: String) {
    names.append(name)
  }
}

/// What to buy: one list, however many hold it.
final class ShoppingList {
  /// The things, from first to last.
  private(set) var names: [String] = []

  /// Adds a thing at the end.
  mutating func add(_ name: String) {
    names.append(name)
  }
}

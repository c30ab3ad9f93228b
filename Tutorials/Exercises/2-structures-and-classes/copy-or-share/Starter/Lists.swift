/// What to pack: whoever takes the list has one of their own.
// TODO: Adding to a copy must leave the first list as it is.
final class PackingList {
  /// The things, from first to last.
  private(set) var names: [String] = []

  /// Adds a thing at the end.
  func add(_ name: String) {
    names.append(name)
  }
}

/// What to buy: one list, however many hold it.
// TODO: What one holder adds, all the others must see.
struct ShoppingList {
  /// The things, from first to last.
  private(set) var names: [String] = []

  /// Adds a thing at the end.
  mutating func add(_ name: String) {
    names.append(name)
  }
}

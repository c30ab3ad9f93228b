// TODO: Choose for each of the two types whether it is a structure or a class.

/// One thing to do.
final class ChecklistItem {
  /// Which item this is.
  let id: Int
  /// What is to be done.
  var name: String
  /// Whether it is done.
  var isChecked: Bool

  /// Creates an item, unchecked unless said.
  init(id: Int, name: String, isChecked: Bool = false) {
    self.id = id
    self.name = name
    self.isChecked = isChecked
  }
}

/// The list that all screens show.
struct ChecklistStore {
  /// The items, from first to last.
  private(set) var items: [ChecklistItem] = []

  /// Adds an item at the end.
  mutating func add(_ item: ChecklistItem) {
    items.append(item)
  }

  /// Puts an edited item in the place of the one with the same identity.
  mutating func update(_ item: ChecklistItem) {
    // TODO: Find the place by identity; without one, change nothing.
  }
}

/// The list that all screens show.
final class ChecklistStore {
  /// The items that are not done yet, from first to last.
  private(set) var names: [String]
  /// Called after each change.
  var onChange: () -> Void = {}

  /// Creates a store of items with the names `names`.
  init(names: [String]) {
    self.names = names
  }

  /// Takes the item at a position off the list.
  func finishItem(at position: Int) {
    names.remove(at: position)
    onChange()
  }
}

/// One thing to do.
struct ChecklistItem: Identifiable {
  /// Which item this is.
  // TODO: Keep the number that the item's maker gives; two items may share a name.
  var id: String { name }
  /// What is to be done.
  var name: String
  /// Whether it is done.
  var isChecked: Bool

  /// Creates an item with the identity `id`, unchecked unless said.
  init(id: Int, name: String, isChecked: Bool = false) {
    self.name = name
    self.isChecked = isChecked
  }
}

extension ChecklistItem: Equatable {
  /// Whether both are the same item, whatever it is called now and whether it is done.
  static func == (one: ChecklistItem, other: ChecklistItem) -> Bool {
    // TODO: Compare what stays when an item is renamed, checked or unchecked.
    one.name == other.name && one.isChecked == other.isChecked
  }
}

/// One thing to do.
struct ChecklistItem: Identifiable {
  /// Which item this is.
  let id: String
  /// What is to be done.
  var name: String
  /// Whether it is done.
  var isChecked: Bool

  /// Creates an item, unchecked unless said.
  init(id: Int, name: String, isChecked: Bool = false) {
    self.id = name
    self.name = name
    self.isChecked = isChecked
  }
}

extension ChecklistItem: Equatable {
  /// Whether both are the same item, whatever it is called now and whether it is done.
  static func == (one: ChecklistItem, other: ChecklistItem) -> Bool {
    one.id == other.id
  }
}

/// One thing to do.
struct ChecklistItem: Identifiable {
  /// Which item this is, as its maker says; two items may share a name.
  let id: Int
  /// What is to be done.
  var name: String
  /// Whether it is done.
  var isChecked = false
}

extension ChecklistItem: Equatable {
  /// Whether both are the same item, whatever it is called now and whether it is done.
  static func == (one: ChecklistItem, other: ChecklistItem) -> Bool {
    one.id == other.id
  }
}

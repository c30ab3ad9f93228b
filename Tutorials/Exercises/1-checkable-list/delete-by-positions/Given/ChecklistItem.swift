/// One thing to do.
struct ChecklistItem: Identifiable {
  /// Which item this is, as its maker says; two items may share a name.
  let id: Int
  /// What is to be done.
  var name: String
  /// Whether it is done.
  var isChecked = false
}

/// One thing to do.
struct ChecklistItem {
  /// What is to be done.
  var name: String
  /// Whether it is done.
  var isChecked = false
}

extension ChecklistItem {
  /// The mark at the right of the item's row.
  var checkMark: String { isChecked ? "✅" : "" }

  /// The item's row: its name, a space, and its mark.
  var rowText: String { "\(name) \(checkMark)" }
}

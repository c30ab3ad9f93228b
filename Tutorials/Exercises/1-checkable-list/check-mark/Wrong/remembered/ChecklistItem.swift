/// One thing to do.
struct ChecklistItem {
  /// What is to be done.
  var name: String
  /// Whether it is done.
  var isChecked = false

  /// The mark at the right of the item's row.
  lazy var checkMark = isChecked ? "✅" : "🔲"

  /// The item's row: its name, a space, and its mark.
  lazy var rowText = "\(name) \(checkMark)"

  /// Creates an item, unchecked unless said.
  init(name: String, isChecked: Bool = false) {
    self.name = name
    self.isChecked = isChecked
  }
}

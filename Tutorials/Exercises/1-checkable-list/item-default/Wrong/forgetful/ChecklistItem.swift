/// One thing to do.
struct ChecklistItem {
  /// What is to be done.
  var name: String
  /// Whether it is done.
  var isChecked: Bool {
    get { false }
    set {}
  }
}

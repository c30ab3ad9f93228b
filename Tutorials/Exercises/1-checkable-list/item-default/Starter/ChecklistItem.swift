/// One thing to do.
struct ChecklistItem {
  /// What is to be done.
  var name: String
  /// Whether it is done.
  // TODO: Make this a stored property. A new item is not done yet.
  var isChecked: Bool {
    get { true }
    set {}
  }
}

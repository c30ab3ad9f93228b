/// One thing to do.
struct ChecklistItem {
  /// What is to be done.
  var name: String
  // TODO: Say whether it is done, in a property `isChecked`. A new item is not done yet.
}

extension ChecklistItem {
  // The checks need this to compile before you begin. Remove it with your first line.
  var isChecked: Bool {
    get { true }
    set {}
  }
}

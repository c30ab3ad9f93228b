import Foundation

/// One thing to do, as it is kept in the file `Checklist.plist`.
struct ChecklistItem: Identifiable, Codable {
  // TODO: Let an item that is read be the item that was saved.
  /// Which item this is: two items may share a name.
  let id = UUID()
  /// What is to be done.
  var name: String
  // TODO: Let an item that was saved without this be an unchecked one.
  /// Whether it is done.
  var isChecked = false
}

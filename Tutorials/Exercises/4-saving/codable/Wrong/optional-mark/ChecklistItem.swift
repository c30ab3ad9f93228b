import Foundation

/// One thing to do, as it is kept in the file `Checklist.plist`.
struct ChecklistItem: Identifiable, Codable {
  /// Which item this is: two items may share a name.
  private(set) var id = UUID()
  /// What is to be done.
  var name: String
  /// Whether it is done.
  var isChecked: Bool?
}

import Foundation

/// The file of the checklist, which outlives the app.
final class ChecklistFile {
  /// What is in the file.
  private(set) var items: [ChecklistItem]
  /// How many times it was written.
  private(set) var saves = 0

  /// Creates a file with some items.
  init(_ items: [ChecklistItem] = []) {
    self.items = items
  }

  /// Writes the items in place of what the file holds.
  func save(_ items: [ChecklistItem]) {
    self.items = items
    saves += 1
  }
}

/// One thing to do.
struct ChecklistItem: Identifiable {
  /// Which item this is.
  let id: UUID
  /// What is to be done.
  var name: String
  /// Whether it is done.
  var isChecked = false
}

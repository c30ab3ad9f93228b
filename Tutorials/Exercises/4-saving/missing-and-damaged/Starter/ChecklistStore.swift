import Foundation

/// The app's one checklist and its file.
final class ChecklistStore {
  /// The items as they are now.
  private(set) var items: [ChecklistItem] = []
  /// What is wrong with the file, for the user; `nil` if nothing is.
  private(set) var problem: String?

  private let file: ChecklistFile

  /// Creates a store with the items in `file`.
  init(file: ChecklistFile) {
    self.file = file
    // TODO: Tell a file that is missing from one that can't be read.
    items = (try? file.read()) ?? []
  }

  /// Adds an item at the end, and saves.
  func add(_ item: ChecklistItem) throws {
    items.append(item)
    try save()
  }

  private func save() throws {
    // TODO: Never write over a file that couldn't be read.
    try file.write(items)
  }
}

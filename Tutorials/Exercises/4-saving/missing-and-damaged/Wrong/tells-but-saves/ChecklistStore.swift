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
    do {
      items = try file.read()
    } catch CocoaError.fileReadNoSuchFile {
      // Nobody has saved anything yet.
    } catch {
      problem = "\(file.name) can't be read. It is kept as it is, and nothing is saved."
    }
  }

  /// Adds an item at the end, and saves.
  func add(_ item: ChecklistItem) throws {
    items.append(item)
    try save()
  }

  private func save() throws {
    try file.write(items)
  }
}

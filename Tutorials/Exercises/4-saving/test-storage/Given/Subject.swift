import Foundation

/// One thing to do.
struct ChecklistItem: Identifiable, Equatable, Codable {
  /// Which item this is: two items may share a name.
  let id: UUID
  /// What is to be done.
  var name: String
  /// Whether it is done.
  var isChecked: Bool

  /// Creates an item, a new and unchecked one unless said.
  init(id: UUID = UUID(), name: String, isChecked: Bool = false) {
    self.id = id
    self.name = name
    self.isChecked = isChecked
  }
}

/// A file in memory.
final class MemoryFile {
  /// What is in the file; `nil` if there is no file.
  var contents: Data?

  /// Creates a file, or the place for one.
  init(contents: Data? = nil) {
    self.contents = contents
  }
}

/// Keeps a checklist in a file.
struct ChecklistStorage {
  /// The file.
  let file: MemoryFile

  /// The list in the file; an empty one if there is no file.
  ///
  /// - Throws: an error if the file is damaged.
  func load() throws -> [ChecklistItem] {
    guard let contents = file.contents else { return [] }
    return try PropertyListDecoder().decode([ChecklistItem].self, from: contents)
  }

  /// Puts `items` in place of the list in the file.
  ///
  /// - Throws: an error if the file is damaged. It is left as it was.
  func save(_ items: [ChecklistItem]) throws {
    _ = try load()
    file.contents = try PropertyListEncoder().encode(items)
  }
}

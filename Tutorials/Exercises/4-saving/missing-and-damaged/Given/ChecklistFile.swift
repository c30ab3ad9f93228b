import Foundation

/// The file that a checklist is kept in.
struct ChecklistFile {
  /// Where it is.
  let url: URL

  /// The file's name, as the user knows it.
  var name: String { url.lastPathComponent }

  /// Reads the list.
  ///
  /// - Throws: `CocoaError.fileReadNoSuchFile` if there is no file, and other errors if it can't be
  ///   read.
  func read() throws -> [ChecklistItem] {
    try PropertyListDecoder().decode([ChecklistItem].self, from: Data(contentsOf: url))
  }

  /// Writes the list in place of what the file holds, in one step.
  func write(_ items: [ChecklistItem]) throws {
    try PropertyListEncoder().encode(items).write(to: url, options: .atomic)
  }
}

/// One thing to do.
struct ChecklistItem: Codable {
  /// What is to be done.
  var name: String
  /// Whether it is done.
  var isChecked: Bool
}

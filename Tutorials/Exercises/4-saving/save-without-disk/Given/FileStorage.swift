import Foundation

/// Keeps a checklist in a file.
final class FileStorage: ChecklistStorage {
  private let url: URL

  /// Creates a storage in the file at `url`.
  init(url: URL) {
    self.url = url
  }

  /// The app's own file; in this exercise it is among the temporary ones.
  static var standard: FileStorage {
    FileStorage(url: FileManager.default.temporaryDirectory.appending(path: "Checklist.plist"))
  }

  func load() throws -> [ChecklistItem] {
    do {
      return try PropertyListDecoder().decode([ChecklistItem].self, from: Data(contentsOf: url))
    } catch CocoaError.fileReadNoSuchFile {
      return []
    }
  }

  func save(_ items: [ChecklistItem]) throws {
    try PropertyListEncoder().encode(items).write(to: url, options: .atomic)
  }
}

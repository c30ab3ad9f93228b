import Answering
import Foundation
import Testing

// Set before each run of the tests, and only read while they run.
nonisolated(unsafe) private var fault = ""

@main
enum Checks: ExerciseChecks {
  static func answer(_ question: inout Question) async throws -> String {
    fault = question.check
    return outcome(ofTestsWithStatus: await Testing.__swiftPMEntryPoint(passing: nil))
  }
}

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

/// Keeps a checklist in a file, with the fault that the check asks for.
struct ChecklistStorage {
  /// The file.
  let file: MemoryFile

  /// The list in the file; an empty one if there is no file.
  func load() throws -> [ChecklistItem] {
    guard let contents = file.contents else {
      if fault == "missing-file-is-an-error" { throw CocoaError(.fileReadNoSuchFile) }
      return []
    }
    guard let items = try? decoded(contents) else {
      if fault == "damage-is-an-empty-list" { return [] }
      throw CocoaError(.fileReadCorruptFile)
    }
    guard fault == "identity-is-lost" else { return items }
    return items.map { ChecklistItem(name: $0.name, isChecked: $0.isChecked) }
  }

  /// Puts `items` in place of the list in the file.
  func save(_ items: [ChecklistItem]) throws {
    let former = try? file.contents.map(decoded) ?? []
    let isDamaged = former == nil
    if !isDamaged || fault == "damage-is-written-over" {
      file.contents = try PropertyListEncoder().encode(saved(items, after: former ?? []))
    }
    if isDamaged { throw CocoaError(.fileReadCorruptFile) }
  }

  private func saved(_ items: [ChecklistItem], after former: [ChecklistItem]) -> [ChecklistItem] {
    switch fault {
    case "order-is-lost": items.sorted { $0.name < $1.name }
    case "saves-add-up": former + items
    default: items
    }
  }

  private func decoded(_ contents: Data) throws -> [ChecklistItem] {
    try PropertyListDecoder().decode([ChecklistItem].self, from: contents)
  }
}

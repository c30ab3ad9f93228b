import Answering
import Foundation

@main
enum Checks: ExerciseChecks {
  static func answer(_ question: inout Question) async throws -> String {
    let storage = StandInStorage(["Milk", "Tea"].map { ChecklistItem(name: $0, isChecked: false) })
    // An earlier question's file is not this one's.
    try? FileManager.default.removeItem(at: standardFile)
    switch question.check {
    case "shows-what-is-stored":
      return try words(for: ChecklistViewModel(storage: storage).items)
    case "saves-each-change":
      return try savesEachChange(in: storage)
    case "leaves-the-disk-alone":
      let viewModel = try ChecklistViewModel(storage: storage)
      viewModel.addTapped(name: "Eggs")
      tapRow(0, in: viewModel)
      return (try? Data(contentsOf: standardFile)) == nil ? "no file" : "a file"
    case "full-storage-is-told":
      let viewModel = try ChecklistViewModel(storage: storage)
      storage.isFull = true
      viewModel.addTapped(name: "Eggs")
      return "\(words(for: viewModel.items)), \(problem(of: viewModel))"
    case "problem-ends":
      let viewModel = try ChecklistViewModel(storage: storage)
      storage.isFull = true
      viewModel.addTapped(name: "Eggs")
      storage.isFull = false
      tapRow(1, in: viewModel)
      return "\(problem(of: viewModel)), stored: \(words(for: storage.items))"
    case "memory-is-empty-at-first":
      return try words(for: MemoryStorage().load())
    case "memory-keeps-the-last-list":
      let memory = MemoryStorage()
      try memory.save([ChecklistItem(name: "Milk", isChecked: false)])
      try memory.save([ChecklistItem(name: "Tea", isChecked: true)])
      return try words(for: memory.load())
    case "each-memory-is-its-own":
      let memory = MemoryStorage()
      try MemoryStorage().save([ChecklistItem(name: "Milk", isChecked: false)])
      return try words(for: memory.load())
    case "any-runs":
      return try anyRuns(&question)
    default: return "unknown check"
    }
  }

  private static func savesEachChange(in storage: StandInStorage) throws -> String {
    let viewModel = try ChecklistViewModel(storage: storage)
    viewModel.addTapped(name: "Eggs")
    let first = words(for: storage.items)
    tapRow(2, in: viewModel)
    return "\(first); then \(words(for: storage.items))"
  }

  /// Runs the app several times over one storage in memory.
  private static func anyRuns(_ question: inout Question) throws -> String {
    let memory = MemoryStorage()
    return try (1...question.number(in: 2...4)).map { run in
      let viewModel = try ChecklistViewModel(storage: memory)
      for name in question.words(question.number(in: 1...2)) { viewModel.addTapped(name: name) }
      for item in question.some(of: viewModel.items) { viewModel.rowTapped(item.id) }
      viewModel.rowTapped(UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)))
      return try "run \(run): \(words(for: memory.load()))"
    }.joined(separator: "; ")
  }

  private static func tapRow(_ index: Int, in viewModel: ChecklistViewModel) {
    if viewModel.items.indices.contains(index) { viewModel.rowTapped(viewModel.items[index].id) }
  }

  private static var standardFile: URL {
    FileManager.default.temporaryDirectory.appending(path: "Checklist.plist")
  }

  private static func problem(of viewModel: ChecklistViewModel) -> String {
    guard let problem = viewModel.problem else { return "no problem" }
    return problem.isEmpty ? "a problem without words" : "a problem"
  }

  private static func words(for items: [ChecklistItem]) -> String {
    if items.isEmpty { return "nothing" }
    return items.map { "\($0.name) \($0.isChecked ? "✅" : "🔲")" }.joined(separator: ", ")
  }
}

/// A storage of which all can be seen, and which can be full.
private final class StandInStorage: ChecklistStorage {
  private(set) var items: [ChecklistItem]
  var isFull = false

  init(_ items: [ChecklistItem]) {
    self.items = items
  }

  func load() throws -> [ChecklistItem] {
    items
  }

  func save(_ items: [ChecklistItem]) throws {
    if isFull { throw CocoaError(.fileWriteOutOfSpace) }
    self.items = items
  }
}

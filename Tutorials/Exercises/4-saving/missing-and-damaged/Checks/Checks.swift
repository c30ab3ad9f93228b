import Answering
import Foundation

@main
enum Checks: ExerciseChecks {
  static func answer(_ question: inout Question) async throws -> String {
    do {
      return try outcome(of: &question)
    } catch let error as CocoaError {
      // Its own words are others on each system.
      return "throws the error \(error.errorCode) of the file system"
    }
  }

  private static func outcome(of question: inout Question) throws -> String {
    let folder = try emptyFolder()
    let url = folder.appending(path: "Checklist.plist")
    let file = ChecklistFile(url: url)
    switch question.check {
    case "missing-file-is-empty":
      return told(by: ChecklistStore(file: file))
    case "first-item-is-saved":
      try ChecklistStore(file: file).add(item("Milk"))
      return told(by: ChecklistStore(file: file))
    case "damage-is-told":
      try Data("damaged".utf8).write(to: url)
      return told(by: ChecklistStore(file: file))
    case "folder-is-told":
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      return told(by: ChecklistStore(file: file))
    case "starting-changes-nothing":
      try Data("damaged".utf8).write(to: url)
      _ = ChecklistStore(file: file)
      return contents(of: url)
    case "damaged-file-is-kept":
      try Data("damaged".utf8).write(to: url)
      let store = ChecklistStore(file: file)
      try store.add(item("Milk"))
      try store.add(item("Tea"))
      return contents(of: url)
    case "goes-on-without-saving":
      try Data("damaged".utf8).write(to: url)
      let store = ChecklistStore(file: file)
      try store.add(item("Milk"))
      return told(by: store)
    case "any-list":
      return try anyList(&question, in: file)
    case "any-damage":
      return try anyDamage(&question, in: file)
    default: return "unknown check"
    }
  }

  /// Adds items, each in another run of the app.
  private static func anyList(_ question: inout Question, in file: ChecklistFile) throws -> String {
    for name in question.words(question.number(in: 2...4)) {
      try ChecklistStore(file: file).add(item(name, isChecked: question.flip()))
    }
    return told(by: ChecklistStore(file: file))
  }

  /// Damages a list in one of several ways, and adds items nevertheless.
  private static func anyDamage(
    _ question: inout Question, in file: ChecklistFile
  ) throws -> String {
    let names = question.words(4)
    try file.write([item(names[0]), item(names[1])])
    let whole = try Data(contentsOf: file.url)
    let cut = question.number(in: 1...40)
    let (way, damaged) =
      switch question.number(in: 1...3) {
      case 1: ("cut by \(cut)", whole.dropLast(cut))
      case 2: ("emptied", Data())
      default: ("another app's list", try PropertyListEncoder().encode(names))
      }
    try Data(damaged).write(to: file.url)
    let store = ChecklistStore(file: file)
    for name in names[2...] { try store.add(item(name)) }
    let isKept = try Data(contentsOf: file.url) == damaged
    return "\(names[0]), \(names[1]) \(way): the file is \(isKept ? "kept" : "lost"), then "
      + told(by: store)
  }

  private static func told(by store: ChecklistStore) -> String {
    let items = store.items.map { $0.name + ($0.isChecked ? " ✅" : "") }
    let list = items.isEmpty ? "an empty list" : items.joined(separator: ", ")
    guard let problem = store.problem else { return "\(list), no problem" }
    let namesFile = problem.contains("Checklist.plist")
    return "\(list), a problem\(namesFile ? " with Checklist.plist" : "")"
  }

  private static func contents(of url: URL) -> String {
    guard let data = try? Data(contentsOf: url) else { return "no file" }
    return data == Data("damaged".utf8) ? "the damaged file" : "another file"
  }

  private static func item(_ name: String, isChecked: Bool = false) -> ChecklistItem {
    ChecklistItem(name: name, isChecked: isChecked)
  }

  private static func emptyFolder() throws -> URL {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appending(path: "MissingAndDamaged")
    try? files.removeItem(at: folder)
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}

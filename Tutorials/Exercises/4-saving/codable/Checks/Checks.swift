import Answering
import Foundation

@main
enum Checks: ExerciseChecks {
  static func answer(_ question: inout Question) async throws -> String {
    switch question.check {
    case "new-item-is-unchecked":
      return mark(of: ChecklistItem(name: "Milk"))
    case "identity-comes-back":
      let item = ChecklistItem(name: "Milk", isChecked: true)
      return try read(saved(item)).id == item.id ? "the same identity" : "another identity"
    case "missing-mark-is-unchecked":
      return try mark(of: read(saved(StoredItem(id: id(1), name: "Milk"))))
    case "damaged-mark-is-an-error":
      return outcome(of: DamagedItem(id: id(1), name: "Milk", isChecked: "maybe"))
    case "missing-identity-is-an-error":
      return outcome(of: StoredItem(name: "Milk", isChecked: true))
    case "missing-name-is-an-error":
      return outcome(of: StoredItem(id: id(1), isChecked: true))
    case "keeps-the-keys":
      let list = try PropertyListSerialization.propertyList(
        from: saved(ChecklistItem(name: "Milk")), format: nil)
      return (list as? [String: Any] ?? [:]).keys.sorted().joined(separator: ", ")
    case "any-list":
      return try anyList(&question)
    default: return "unknown check"
    }
  }

  /// Reads items with and without a mark, saves them and reads them again.
  private static func anyList(_ question: inout Question) throws -> String {
    let names = question.words(question.number(in: 3...5))
    let marks: [Bool?] = names.map { _ in question.flip() ? nil : question.flip() }
    let ids = question.shuffled(Array(1...names.count)).map(id)
    let stored = zip(zip(ids, names), marks).map { StoredItem(id: $0.0, name: $0.1, isChecked: $1) }
    let read = try PropertyListDecoder().decode([ChecklistItem].self, from: saved(stored))
    let again = try PropertyListDecoder().decode([ChecklistItem].self, from: saved(read))
    let marksInWords = marks.map { $0.map { $0 ? "✅" : "🔲" } ?? "no mark" }
    return "\(zip(names, marksInWords).map { "\($0) (\($1))" }.joined(separator: ", ")) becomes "
      + zip(again, ids).map { item, id in
        "\(item.id == id ? "" : "another ")\(item.name), \(mark(of: item))"
      }.joined(separator: "; ")
  }

  private static func mark(of item: ChecklistItem) -> String {
    item.isChecked ? "checked" : "unchecked"
  }

  private static func saved(_ value: some Encodable) throws -> Data {
    try PropertyListEncoder().encode(value)
  }

  private static func read(_ data: Data) throws -> ChecklistItem {
    try PropertyListDecoder().decode(ChecklistItem.self, from: data)
  }

  private static func outcome(of stored: some Encodable) -> String {
    (try? read(saved(stored))).map { "an item, \(mark(of: $0))" } ?? "an error"
  }

  private static func id(_ number: Int) -> UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, UInt8(number)))
  }
}

/// What another version of the app saved.
private struct StoredItem: Encodable {
  var id: UUID?
  var name: String?
  var isChecked: Bool?
}

/// What no version of the app saved.
private struct DamagedItem: Encodable {
  var id: UUID
  var name: String
  var isChecked: String
}

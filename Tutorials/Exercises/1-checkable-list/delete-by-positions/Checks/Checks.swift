import Answering
import Foundation

@main
enum Checks: ExerciseChecks {
  static func answer(_ question: inout Question) async throws -> String {
    switch question.check {
    case "deletes-one": return remainder(deleting: [1])
    case "deletes-neighbours": return remainder(deleting: [1, 2])
    case "deletes-apart": return remainder(deleting: [0, 2, 4])
    case "leaves-the-twin": return remainder(deleting: [3])
    case "beyond-the-end": return remainder(deleting: [0, 5, 9])
    case "deletes-none": return remainder(deleting: [])
    case "deletes-all": return remainder(deleting: [0, 1, 2, 3, 4])
    case "any-deletion":
      let names = question.words(3)
      let count = question.number(in: 4...7)
      let identities = question.shuffled(Array(0..<count))
      let list = Checklist(
        items: identities.map { id in
          let name = names[question.number(in: 0...2)]
          return ChecklistItem(id: id, name: name, isChecked: question.flip())
        })
      let positions = question.some(of: Array(0...count))
      return """
        deleting \(positions) of [\(text(of: list))] \
        leaves [\(remainder(of: list, deleting: IndexSet(positions)))]
        """
    default: return "unknown check"
    }
  }

  /// What is left of one list.
  private static func remainder(deleting positions: IndexSet) -> String {
    let names = ["Bread", "Milk", "Eggs", "Milk", "Tea"]
    // The identities are 2, 3, 4, 0 and 1.
    let items = names.indices.map { ChecklistItem(id: ($0 + 2) % names.count, name: names[$0]) }
    return remainder(of: Checklist(items: items), deleting: positions)
  }

  private static func remainder(of list: Checklist, deleting positions: IndexSet) -> String {
    var list = list
    list.delete(at: positions)
    return text(of: list)
  }

  private static func text(of list: Checklist) -> String {
    list.items.map { "\($0.isChecked ? "✅" : "🔲") \($0.name) (\($0.id))" }
      .joined(separator: ", ")
  }
}

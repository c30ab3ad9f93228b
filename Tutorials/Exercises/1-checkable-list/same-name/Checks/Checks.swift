import Answering

@main
enum Checks: ExerciseChecks {
  static func answer(_ question: inout Question) async throws -> String {
    let item = ChecklistItem(id: 7, name: "Milk")
    var later = item
    switch question.check {
    case "identity-is-given":
      return identities(of: [item, ChecklistItem(id: 8, name: "Milk")])
    case "identity-stays":
      later.name = "Oat milk"
      later.isChecked = true
      return identities(of: [item, later])
    case "twins-are-two":
      return comparison(of: item, with: ChecklistItem(id: 8, name: "Milk"))
    case "checked-is-the-same":
      later.isChecked = true
      return comparison(of: item, with: later)
    case "renamed-is-the-same":
      later.name = "Oat milk"
      return comparison(of: item, with: later)
    case "any-list":
      return search(&question)
    default: return "unknown check"
    }
  }

  /// Looks for an item of a list under another name.
  private static func search(_ question: inout Question) -> String {
    let names = question.words(3)
    let identities = question.shuffled(Array(1...9)).prefix(question.number(in: 3...5))
    let list = identities.map { id in
      ChecklistItem(id: id, name: question.flip() ? names[0] : names[1])
    }
    var sought = list[question.number(in: 0...list.count - 1)]
    let wanted = "\(sought.id) \(sought.name)"
    sought.name = names[2]
    sought.isChecked = question.flip()
    let listed = list.map { "\($0.id) \($0.name), \($0.isChecked ? "checked" : "unchecked")" }
    let position = list.firstIndex(of: sought).map { "position \($0)" } ?? "no position"
    return """
      in [\(listed.joined(separator: "; "))], \(wanted), now called \(sought.name), \
      is found at \(position)
      """
  }

  private static func identities(of items: [ChecklistItem]) -> String {
    items.map { "\($0.id)" }.joined(separator: " and ")
  }

  private static func comparison(of one: ChecklistItem, with other: ChecklistItem) -> String {
    one == other ? "the same item" : "two items"
  }
}

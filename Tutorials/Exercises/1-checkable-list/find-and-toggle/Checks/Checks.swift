import Answering

@main
enum Checks: ExerciseChecks {
  static func answer(_ question: inout Question) async throws -> String {
    var list = Checklist(items: [
      ChecklistItem(id: 2, name: "Milk"),
      ChecklistItem(id: 7, name: "Eggs", isChecked: true),
      ChecklistItem(id: 1, name: "Milk"),
    ])
    switch question.check {
    case "finds-the-item":
      return "Milk (2) at \(place(of: 2, in: list)), Milk (1) at \(place(of: 1, in: list))"
    case "finds-nothing":
      return "5 at \(place(of: 5, in: list)), 0 at \(place(of: 0, in: list))"
    case "checks":
      list.toggle(2)
      return text(of: list)
    case "unchecks":
      list.toggle(7)
      return text(of: list)
    case "unknown-changes-nothing":
      list.toggle(5)
      return text(of: list)
    case "empty-list":
      list.items = []
      list.toggle(2)
      return text(of: list)
    case "any-toggles":
      return toggles(&question)
    default: return "unknown check"
    }
  }

  /// Toggles items of a list, and one that is not there.
  private static func toggles(_ question: inout Question) -> String {
    let names = question.words(2)
    let identities = question.shuffled(Array(0...6))
    var list = Checklist(
      items: identities.dropLast().map { id in
        ChecklistItem(
          id: id, name: question.flip() ? names[0] : names[1], isChecked: question.flip())
      })
    let before = text(of: list)
    let toggled = question.shuffled(question.some(of: identities))
    for id in toggled { list.toggle(id) }
    let sought = question.shuffled(identities).prefix(2)
    let places = sought.map { "\($0) at \(place(of: $0, in: list))" }
    return """
      toggling \(toggled) in [\(before)] makes [\(text(of: list))], \
      with \(places.joined(separator: " and "))
      """
  }

  private static func place(of id: Int, in list: Checklist) -> String {
    list.position(of: id).map { "position \($0)" } ?? "no position"
  }

  private static func text(of list: Checklist) -> String {
    list.items.map { "\($0.isChecked ? "✅" : "🔲") \($0.name) (\($0.id))" }
      .joined(separator: ", ")
  }
}

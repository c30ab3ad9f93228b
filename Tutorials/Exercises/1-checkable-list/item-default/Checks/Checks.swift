import Answering

@main
enum Checks: ExerciseChecks {
  static func answer(_ question: inout Question) async throws -> String {
    switch question.check {
    case "new-item-is-unchecked":
      return state(of: ChecklistItem(name: "Walk the dog"))
    case "item-can-be-checked":
      return history(of: [true, false])
    case "any-item":
      let item = ChecklistItem(name: question.word())
      var copy = item
      copy.name = question.word()
      copy.isChecked = true
      let states = [question.flip(), question.flip(), question.flip()]
      return """
        \(item.name) is \(state(of: item)), its copy \(copy.name) is \(state(of: copy)), \
        another is \(history(of: states))
        """
    default: return "unknown check"
    }
  }

  /// What an item says after each change of its state.
  private static func history(of states: [Bool]) -> String {
    var item = ChecklistItem(name: "Walk the dog")
    return states.map { isChecked in
      item.isChecked = isChecked
      return state(of: item)
    }
    .joined(separator: ", then ")
  }

  private static func state(of item: ChecklistItem) -> String {
    item.isChecked ? "checked" : "unchecked"
  }
}

import Answering

@main
enum Checks: ExerciseChecks {
  static func answer(_ question: inout Question) async throws -> String {
    switch question.check {
    case "new-item-is-unchecked":
      return state(of: ChecklistItem(name: "Walk the dog"))
    case "item-can-be-checked":
      var item = ChecklistItem(name: "Walk the dog")
      item.isChecked = true
      return state(of: item)
    case "any-item":
      let name = question.word()
      var item = ChecklistItem(name: name)
      item.name += "!"
      let before = state(of: item)
      item.isChecked = question.flip()
      return "\(name) becomes \(item.name), \(before), then \(state(of: item))"
    default: return "unknown check"
    }
  }

  private static func state(of item: ChecklistItem) -> String {
    item.isChecked ? "checked" : "unchecked"
  }
}

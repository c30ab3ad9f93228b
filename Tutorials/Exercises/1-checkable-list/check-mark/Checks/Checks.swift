import Answering

@main
enum Checks: ExerciseChecks {
  static func answer(_ question: inout Question) async throws -> String {
    var item = ChecklistItem(name: "Walk the dog")
    switch question.check {
    case "unchecked-mark":
      return mark(of: &item)
    case "checked-mark":
      item.isChecked = true
      return mark(of: &item)
    case "row":
      return row(of: &item)
    case "row-follows":
      let before = row(of: &item)
      item.isChecked = true
      item.name = "Walk the cat"
      return "\(before), then \(row(of: &item))"
    case "any-row":
      item.name = question.words(question.number(in: 1...3)).joined(separator: ", ")
      item.isChecked = question.flip()
      let before = row(of: &item)
      item.isChecked.toggle()
      return "\(before), toggled: \(row(of: &item)) with the mark \(mark(of: &item))"
    default: return "unknown check"
    }
  }

  // The items are passed `inout` so that properties which keep their first value compile, too.
  private static func mark(of item: inout ChecklistItem) -> String { item.checkMark }
  private static func row(of item: inout ChecklistItem) -> String { item.rowText }
}

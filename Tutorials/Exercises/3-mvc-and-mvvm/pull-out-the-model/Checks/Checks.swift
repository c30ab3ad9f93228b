import Answering

@main
enum Checks: ExerciseChecks {
  static func answer(_ question: inout Question) async throws -> String {
    switch question.check {
    case "adds-without-a-screen":
      return items(of: checklist("Milk", "Tea"))
    case "refuses-blank-names":
      return items(of: checklist("", "Milk", "  ", "\t\n"))
    case "toggles-without-a-screen":
      var checklist = checklist("Milk", "Tea", "Eggs")
      for index in [0, 1, 0, 2, 1, 1] { checklist.toggle(at: index) }
      return items(of: checklist)
    case "ignores-other-positions":
      var checklist = checklist("Milk")
      checklist.toggle(at: 1)
      checklist.toggle(at: -1)
      return items(of: checklist)
    case "counts-without-a-screen":
      var checklist = checklist("Milk", "Tea", "Eggs")
      checklist.toggle(at: 2)
      return "\(checklist.doneCount) done"
    case "shows-the-checklist":
      var checklist = checklist("Milk", "Tea", "Eggs")
      checklist.toggle(at: 1)
      return screen(ChecklistView(checklist: checklist))
    case "shows-another-checklist":
      let view = ChecklistView(checklist: checklist("Milk"))
      view.checklist = checklist("Tea", "Eggs")
      return screen(view)
    case "taps-change-the-checklist":
      let view = ChecklistView(checklist: checklist("Milk"))
      view.tapAdd(named: "Tea")
      view.tapRow(at: 1)
      return items(of: view.checklist)
    case "any-taps":
      return anyTaps(&question)
    default: return "unknown check"
    }
  }

  private static func anyTaps(_ question: inout Question) -> String {
    let words = question.words(question.number(in: 2...6))
    let blank = String(repeating: " ", count: question.number(in: 0...3))
    let view = ChecklistView(checklist: Checklist())
    for word in question.shuffled(words + [blank]) { view.tapAdd(named: word) }
    let taps = (0..<5).map { _ in question.number(in: 0...words.count) }
    for tap in taps { view.tapRow(at: tap) }
    let positions = taps.map { "\($0)" }.joined(separator: ", ")
    return "after tapping \(positions): \(screen(view)); \(items(of: view.checklist))"
  }

  private static func checklist(_ names: String...) -> Checklist {
    var checklist = Checklist()
    for name in names { checklist.add(named: name) }
    return checklist
  }

  private static func items(of checklist: Checklist) -> String {
    let items = checklist.items.map { "\($0.name): \($0.isChecked ? "checked" : "unchecked")" }
    return items.isEmpty ? "no items" : items.joined(separator: ", ")
  }

  private static func screen(_ view: ChecklistView) -> String {
    view.lines.joined(separator: " | ")
  }
}

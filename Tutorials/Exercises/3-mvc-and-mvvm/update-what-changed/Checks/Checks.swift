import Answering
import Model

@main
enum Checks: ExerciseChecks {
  static func answer(_ question: inout Question) async throws -> String {
    if let answer = ChecklistBehaviour.answer(&question, on: ControlledScreen.self) {
      return answer
    }
    switch question.check {
    case "tap-draws-one":
      return rowsDrawn { $0.tapRow(at: 3) }
    case "adding-draws-one":
      return rowsDrawn { $0.add(named: "Tea") }
    case "deleting-draws-none":
      return rowsDrawn { $0.deleteRow(at: 1) }
    case "unchecking-draws-the-checked":
      return rowsDrawn { $0.uncheckAll() }
    case "any-use-draws":
      let screen = ControlledScreen(ChecklistBehaviour.checklistByChance(&question))
      var story: [String] = []
      for _ in 0..<7 {
        let before = screen.drawnRowCount
        let action = ChecklistBehaviour.useByChance(screen, &question)
        story.append("\(action) draws \(screen.drawnRowCount - before)")
      }
      return story.joined(separator: ", ")
    default: return "unknown check"
    }
  }

  private static func rowsDrawn(by action: (ControlledScreen) -> Void) -> String {
    let screen = ControlledScreen(ChecklistBehaviour.checklist(checked: 2, 4))
    let before = screen.drawnRowCount
    action(screen)
    return "\(screen.drawnRowCount - before) drawn"
  }
}

/// The screen in MVC: a view, and the controller that it reports to.
private final class ControlledScreen: ChecklistScreen {
  private let view = ChecklistView()
  private let controller: ChecklistController
  private var lastSeen: (lines: [String], drawnRowCount: Int)

  init(_ checklist: Checklist) {
    controller = ChecklistController(checklist: checklist, view: view)
    lastSeen = (view.lines, view.drawnRowCount)
  }

  var lines: [String] { view.lines }

  var drawnRowCount: Int { view.drawnRowCount }

  func tapRow(at index: Int) {
    guard lines.indices.contains(index) else { return }
    view.delegate?.checklistView(view, didTapRowAt: index)
  }

  func add(named name: String) {
    view.delegate?.checklistView(view, didTapAddNamed: name)
  }

  func deleteRow(at index: Int) {
    guard lines.indices.contains(index) else { return }
    view.delegate?.checklistView(view, didSwipeRowAt: index)
  }

  func uncheckAll() {
    view.delegate?.checklistViewDidTapUncheckAll(view)
  }

  func reopen() {
    view.reloadRows()
  }

  func wasTold() -> Bool {
    defer { lastSeen = (view.lines, view.drawnRowCount) }
    return lastSeen != (view.lines, view.drawnRowCount)
  }
}

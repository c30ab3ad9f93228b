import Answering
import Model

@main
enum Checks: ExerciseChecks {
  static func answer(_ question: inout Question) async throws -> String {
    EditItemBehaviour.answer(&question, on: ControlledScreen.self) ?? "unknown check"
  }
}

/// The screen in MVC: a view, and the controller that it reports to.
private final class ControlledScreen: EditItemScreen {
  private let view = EditItemView()
  private let controller: EditItemController

  init(_ item: ChecklistItem) {
    controller = EditItemController(item: item, view: view)
  }

  var field: String { view.name }

  var problem: String? { view.nameProblem }

  var item: ChecklistItem { controller.item }

  func type(_ text: String) {
    view.type(text)
  }
}

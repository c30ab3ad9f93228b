import Answering
import Model
import Observation

@main
enum Checks: ExerciseChecks {
  static func answer(_ question: inout Question) async throws -> String {
    if let answer = EditItemBehaviour.answer(&question, on: ObservingScreen.self) {
      return answer
    }
    switch question.check {
    case "tells-who-shows-the-problem":
      let viewModel = EditItemViewModel(item: EditItemBehaviour.item(named: "Milk"))
      var problem = Watched { viewModel.nameProblem ?? "none" }
      var story = [problem.value]
      for text in ["", "Tea"] {
        viewModel.name = text
        problem.update()
        story.append(problem.value)
      }
      return story.joined(separator: ", then ")
    default: return "unknown check"
    }
  }
}

/// The screen in MVVM: a stand-in for a view, which shows what it is told of.
private final class ObservingScreen: EditItemScreen {
  private let viewModel: EditItemViewModel
  private var shown: Watched<(field: String, problem: String?)>

  init(_ item: ChecklistItem) {
    let viewModel = EditItemViewModel(item: item)
    self.viewModel = viewModel
    shown = Watched { (viewModel.name, viewModel.nameProblem) }
  }

  var field: String { shown.value.field }

  var problem: String? { shown.value.problem }

  var item: ChecklistItem { viewModel.item }

  func type(_ text: String) {
    viewModel.name = text
    shown.update()
  }
}

/// What was read from a view model when it last told of a change.
@MainActor
private struct Watched<Value> {
  private(set) var value: Value
  private let read: () -> Value
  private let flag = Flag()

  init(_ read: @escaping () -> Value) {
    self.read = read
    value = Self.value(of: read, raising: flag)
  }

  mutating func update() {
    guard flag.isUp else { return }
    flag.isUp = false
    value = Self.value(of: read, raising: flag)
  }

  private static func value(of read: () -> Value, raising flag: Flag) -> Value {
    withObservationTracking(read) {
      MainActor.assumeIsolated { flag.isUp = true }
    }
  }
}

/// Whether there was a change.
@MainActor
private final class Flag {
  var isUp = false
}

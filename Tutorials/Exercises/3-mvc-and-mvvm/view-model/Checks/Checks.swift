import Answering
import Model
import Observation

@main
enum Checks: ExerciseChecks {
  static func answer(_ question: inout Question) async throws -> String {
    ChecklistBehaviour.answer(&question, on: ObservingScreen.self) ?? "unknown check"
  }
}

/// The screen in MVVM: a stand-in for a view, which reads the rows anew when it is told of a change.
private final class ObservingScreen: ChecklistScreen {
  private let viewModel: ChecklistViewModel
  private var rows: [ChecklistRow] = []
  private var isOutOfDate = false

  init(_ checklist: Checklist) {
    viewModel = ChecklistViewModel(checklist: checklist)
    render()
  }

  var lines: [String] {
    renderIfNeeded()
    return rows.map { "\($0.name) \($0.mark)" }
  }

  func tapRow(at index: Int) {
    renderIfNeeded()
    guard rows.indices.contains(index) else { return }
    viewModel.rowTapped(rows[index].id)
  }

  func add(named name: String) {
    viewModel.addTapped(name: name)
  }

  func deleteRow(at index: Int) {
    renderIfNeeded()
    guard rows.indices.contains(index) else { return }
    viewModel.rowSwiped(rows[index].id)
  }

  func uncheckAll() {
    viewModel.uncheckAllTapped()
  }

  func reopen() {
    render()
  }

  func wasTold() -> Bool {
    defer { renderIfNeeded() }
    return isOutOfDate
  }

  private func renderIfNeeded() {
    if isOutOfDate { render() }
  }

  private func render() {
    isOutOfDate = false
    withObservationTracking {
      rows = viewModel.rows
    } onChange: { [weak self] in
      MainActor.assumeIsolated { self?.isOutOfDate = true }
    }
  }
}

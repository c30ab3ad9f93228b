import Exercises
import TerminalUI

/// All exercises, to choose one.
final class ExerciseListScreen: Screen, ListViewDataSource, ListViewDelegate {
  private let overview: Overview
  /// Called with the exercise that was chosen, or with `nil` if none was.
  var choose: (Exercise?) -> Void = { _ in }

  private let rows = ListView()

  /// Creates the list.
  init(overview: Overview) {
    self.overview = overview
    super.init(title: "Exercises, \(overview.summary) done")
    rows.dataSource = self
    rows.delegate = self
    rows.tapAction = "choose"
    controls = [rows]
    rows.reloadData()
    rows.select(overview.entries.firstIndex { $0.exercise.id == overview.current.id } ?? 0)
  }

  override func draw(on canvas: inout Canvas, in area: Rect) {
    let above = Rect(x: area.x, y: area.y, width: area.width, height: area.height - 1)
    super.draw(on: &canvas, in: above)
    let hints = [
      KeyHint("return", "choose"), KeyHint("esc", "back"), KeyHint("↑↓", "move"),
      KeyHint("q", "quit"),
    ]
    KeyBar(hints: hints).draw(
      on: &canvas, in: Rect(x: area.x, y: area.y + area.height - 1, width: area.width, height: 1))
  }

  override func handle(_ event: Event) -> Bool {
    switch event {
    case .key(.escape), .key(.character("l")): choose(nil)
    default: return super.handle(event)
    }
    return true
  }

  func numberOfRows(in listView: ListView) -> Int { overview.entries.count }

  func listView(_ listView: ListView, rowAt index: Int) -> ListRow {
    let entry = overview.entries[index]
    let exercise = entry.exercise
    return ListRow(
      text: "\(entry.standing.state.mark) \(exercise.label) \(exercise.title)",
      detail: "\(exercise.minutes) min")
  }

  func listView(_ listView: ListView, didTapRowAt index: Int) {
    choose(overview.entries[index].exercise)
  }
}

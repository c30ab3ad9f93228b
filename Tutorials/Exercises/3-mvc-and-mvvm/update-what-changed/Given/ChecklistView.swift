/// What the checklist's view shows in a row.
struct ChecklistRow {
  /// The item's name, at the left.
  var name: String
  /// ✅ or 🔲, at the right.
  var mark: String
}

/// Gives the checklist's view its rows.
@MainActor
protocol ChecklistViewDataSource: AnyObject {
  /// How many rows there are.
  func numberOfRows(in view: ChecklistView) -> Int
  /// What a row shows.
  func checklistView(_ view: ChecklistView, rowAt index: Int) -> ChecklistRow
}

/// Told what the user does on the checklist's screen.
@MainActor
protocol ChecklistViewDelegate: AnyObject {
  /// A row was tapped.
  func checklistView(_ view: ChecklistView, didTapRowAt index: Int)
  /// A name was typed, and “Add” tapped.
  func checklistView(_ view: ChecklistView, didTapAddNamed name: String)
  /// A row was swiped away.
  func checklistView(_ view: ChecklistView, didSwipeRowAt index: Int)
  /// “Uncheck all” was tapped.
  func checklistViewDidTapUncheckAll(_ view: ChecklistView)
}

/// The checklist's screen, which keeps what it has drawn until it is told to draw again.
@MainActor
final class ChecklistView {
  /// Gives the rows.
  weak var dataSource: (any ChecklistViewDataSource)?
  /// Told what the user does.
  weak var delegate: (any ChecklistViewDelegate)?
  /// The lines on the screen, as they were drawn.
  private(set) var lines: [String] = []
  /// How many rows have been drawn so far.
  private(set) var drawnRowCount = 0

  // MARK: What the controller tells the view

  /// Draws all rows again.
  func reloadRows() {
    let rowCount = dataSource?.numberOfRows(in: self) ?? 0
    lines = (0..<rowCount).map(drawnRow)
  }

  /// Draws one row again.
  func reloadRow(at index: Int) {
    lines[index] = drawnRow(at: index)
  }

  /// Draws a row that is new.
  func insertRow(at index: Int) {
    lines.insert(drawnRow(at: index), at: index)
  }

  /// Takes a row away; those below it move up as they are.
  func deleteRow(at index: Int) {
    lines.remove(at: index)
  }

  private func drawnRow(at index: Int) -> String {
    drawnRowCount += 1
    guard let row = dataSource?.checklistView(self, rowAt: index) else { return "" }
    return "\(row.name) \(row.mark)"
  }
}

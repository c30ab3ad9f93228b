/// Told what the user does on the checklist's screen.
@MainActor
protocol ChecklistViewDelegate: AnyObject {
  /// A row was tapped.
  func checklistView(_ view: ChecklistView, didTapRowAt index: Int)
  /// “Add item” was tapped.
  func checklistViewDidTapAdd(_ view: ChecklistView)
}

/// The checklist's screen: a title, a row for each item, and a button.
@MainActor
final class ChecklistView {
  /// Told what the user does.
  unowned var delegate: (any ChecklistViewDelegate)?
  /// What the rows show.
  var rows: [String] = []

  /// The lines on the screen, from top to bottom.
  var lines: [String] {
    ["Checklist"] + rows + ["Add item"]
  }

  /// The user taps a line, counted from 0 at the top.
  func tapLine(_ line: Int) {
    let row = line - 1
    if rows.indices.contains(row) {
      delegate?.checklistView(self, didTapRowAt: row)
    } else if row == rows.count {
      delegate?.checklistViewDidTapAdd(self)
    }
  }
}

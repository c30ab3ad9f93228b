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
  // TODO: Don't keep the delegate alive.
  /// Told what the user does.
  var delegate: (any ChecklistViewDelegate)?
  /// What the rows show.
  var rows: [String] = []

  /// The lines on the screen, from top to bottom.
  var lines: [String] {
    ["Checklist"] + rows + ["Add item"]
  }

  /// The user taps a line, counted from 0 at the top.
  func tapLine(_ line: Int) {
    // TODO: Report what was tapped, and decide nothing.
    let row = line - 1
    if rows.indices.contains(row) {
      rows[row] = rows[row].dropLast() + "✅"
    } else if row == rows.count {
      rows.append("New item 🔲")
    }
  }
}

/// What a view shows in a row.
struct ChecklistRow {
  /// The text at the left.
  var name: String
  /// The mark at the right.
  var mark: String
}

/// Gives a view its rows.
@MainActor
protocol ChecklistViewDataSource: AnyObject {
  /// How many rows there are.
  func numberOfRows(in view: ChecklistView) -> Int
  /// What a row shows.
  func checklistView(_ view: ChecklistView, rowAt index: Int) -> ChecklistRow
}

/// Told what the user does in a view.
@MainActor
protocol ChecklistViewDelegate: AnyObject {
  /// A row was tapped.
  func checklistView(_ view: ChecklistView, didTapRowAt index: Int)
}

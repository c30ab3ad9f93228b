import Model

/// A list with rows to tap.
@MainActor
final class ChecklistView {
  /// Gives the rows.
  weak var dataSource: (any ChecklistViewDataSource)?
  /// Told what the user does.
  weak var delegate: (any ChecklistViewDelegate)?

  /// The lines on the screen, drawn whenever they are asked for.
  var lines: [String] {
    guard let controller = dataSource as? ChecklistController else { return [] }
    return controller.checklist.items.map { item in
      "\(item.name) \(item.isChecked ? "✅" : "🔲")"
    }
  }

  /// The user taps a row.
  func tapRow(at index: Int) {
    delegate?.checklistView(self, didTapRowAt: index)
  }
}

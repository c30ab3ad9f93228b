/// A list with rows to tap.
@MainActor
final class ChecklistView {
  /// Gives the rows.
  weak var dataSource: (any ChecklistViewDataSource)?
  /// Told what the user does.
  weak var delegate: (any ChecklistViewDelegate)?

  /// The lines on the screen, drawn whenever they are asked for.
  var lines: [String] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfRows(in: self)).map { index in
      let row = dataSource.checklistView(self, rowAt: index)
      return "\(row.name) \(row.mark)"
    }
  }

  /// The user taps a row.
  func tapRow(at index: Int) {
    delegate?.checklistView(self, didTapRowAt: index)
  }
}

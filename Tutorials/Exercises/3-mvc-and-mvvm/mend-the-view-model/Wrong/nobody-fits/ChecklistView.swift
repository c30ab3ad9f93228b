/// The checklist's screen, bound to its view model.
@MainActor
final class ChecklistView {
  /// How many columns there are; it changes when the user changes the size of the window.
  var width: Int
  private let viewModel: ChecklistViewModel

  /// Creates a screen with `width` columns, which are at least 8.
  init(viewModel: ChecklistViewModel, width: Int) {
    self.viewModel = viewModel
    self.width = width
  }

  /// The lines on the screen, drawn whenever they are asked for.
  var lines: [String] {
    viewModel.rows.map { $0.name + $0.mark }
  }

  /// The user taps a row.
  func tapRow(at index: Int) {
    viewModel.rowTapped(viewModel.rows[index].id)
  }
}

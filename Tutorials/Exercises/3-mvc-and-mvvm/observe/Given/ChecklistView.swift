/// The checklist's screen, bound to its view model.
@MainActor
final class ChecklistView {
  /// The lines on the screen.
  private(set) var lines: [String] = []
  private let viewModel: ChecklistViewModel
  private var binding: Binding?

  /// Creates the screen of a view model.
  init(viewModel: ChecklistViewModel) {
    self.viewModel = viewModel
    binding = Binding { [weak self] in self?.showRows() }
  }

  /// Brings the screen up to date; the app calls this before it draws.
  func updateIfNeeded() {
    binding?.updateIfNeeded()
  }

  private func showRows() {
    lines = [viewModel.title] + viewModel.rows
  }
}

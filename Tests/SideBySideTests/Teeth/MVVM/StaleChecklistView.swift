import MVVM
import MVVMViews

/// Shows its rows again only when there are more or fewer of them.
final class StaleChecklistView: ChecklistView {
  private let viewModel: ChecklistViewModel
  private var rowCount: Int?

  override init(viewModel: ChecklistViewModel) {
    self.viewModel = viewModel
    super.init(viewModel: viewModel)
  }

  override func showRows() {
    guard viewModel.rowCount != rowCount else { return }
    rowCount = viewModel.rowCount
    super.showRows()
  }
}

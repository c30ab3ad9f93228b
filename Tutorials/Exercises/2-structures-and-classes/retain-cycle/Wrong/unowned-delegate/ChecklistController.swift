/// Hears what the user does with a view.
protocol ChecklistViewDelegate: AnyObject {
  /// The user tapped the row at a position.
  func didTapRow(at position: Int)
}

/// Shows the items, one a row.
final class ChecklistView {
  /// Who hears of the taps.
  unowned var delegate: (any ChecklistViewDelegate)?
  /// What the rows show.
  var rows: [String] = []

  /// Taps the row at a position.
  func tapRow(at position: Int) {
    delegate?.didTapRow(at: position)
  }
}

/// Stands between a view and the store.
final class ChecklistController: ChecklistViewDelegate {
  private let view: ChecklistView
  private let store: ChecklistStore

  /// Creates a controller that shows a store in a view, and owns the view.
  init(view: ChecklistView, store: ChecklistStore) {
    self.view = view
    self.store = store
    view.delegate = self
    view.rows = store.names
  }

  func didTapRow(at position: Int) {
    store.finishItem(at: position)
    view.rows = store.names
  }
}

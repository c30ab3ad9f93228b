/// Tells how many items of a store are left.
final class CountLabel {
  private weak var store: ChecklistStore?
  /// What the label shows.
  private(set) var text = ""

  /// Creates a label that follows a store.
  init(store: ChecklistStore) {
    self.store = store
    showCount()
    store.onChange = { self.showCount() }
  }

  private func showCount() {
    text = "\(store?.names.count ?? 0) left"
  }
}

/// Tells how many items of a store are left.
final class CountLabel {
  private let store: ChecklistStore
  /// What the label shows.
  private(set) var text = ""

  /// Creates a label that follows a store.
  init(store: ChecklistStore) {
    self.store = store
    showCount()
  }

  private func showCount() {
    text = "\(store.names.count) left"
  }
}

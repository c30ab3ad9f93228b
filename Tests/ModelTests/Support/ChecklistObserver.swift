import Model

/// An observer that takes note of what it is told.
final class ChecklistObserver: ChecklistStoreObserver {
  private(set) var changes: [ChecklistChange] = []
  private(set) var problems: [StorageProblem?] = []
  private let onChange: () -> Void

  init(onChange: @escaping () -> Void = {}) {
    self.onChange = onChange
  }

  func checklistStore(_ store: ChecklistStore, didMake change: ChecklistChange) {
    changes.append(change)
    onChange()
  }

  func checklistStoreDidChangeProblem(_ store: ChecklistStore) {
    problems.append(store.problem)
  }
}

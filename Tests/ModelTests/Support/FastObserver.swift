import Model

/// An observer that takes note of what it is told.
final class FastObserver: FastStoreObserver {
  private(set) var changes: [FastChange] = []
  private(set) var problems: [StorageProblem?] = []

  func fastStore(_ store: FastStore, didMake change: FastChange) {
    changes.append(change)
  }

  func fastStoreDidChangeProblem(_ store: FastStore) {
    problems.append(store.problem)
  }
}

/// What has just happened to the fasts.
public enum FastChange: Hashable, Sendable {
  /// A fast was started.
  case started
  /// The running fast has ended and stands in the history at a position.
  case ended(at: Int)
  /// The fast at a position of the history is gone.
  case deleted(at: Int)
}

/// Told what happens to the fasts in a store.
@MainActor
public protocol FastStoreObserver: AnyObject {
  /// The fasts have changed.
  func fastStore(_ store: FastStore, didMake change: FastChange)
  /// What is wrong with the file has changed.
  func fastStoreDidChangeProblem(_ store: FastStore)
}

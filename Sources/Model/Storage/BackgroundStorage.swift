import Foundation

/// Saves to another storage behind the user's back, so that a long list delays no key.
///
/// While one save is under way the later ones wait, and of those that wait only the last counts.
public final class BackgroundStorage<Value: Sendable>: Storage {
  private let storage: any Storage<Value> & Sendable
  private let queue = DispatchQueue(label: "SideBySide.BackgroundStorage")
  private let state = State()
  private let didSave: @Sendable () -> Void

  // Sendable although it changes: all that changes is guarded by the lock.
  private final class State: @unchecked Sendable {
    private let lock = NSLock()
    private var waiting: Value?
    private var outcome: Result<Void, StorageProblem> = .success(())

    /// Lets `value` wait in place of what waits now; whether nothing did.
    func wait(with value: Value) -> Bool {
      lock.withLock {
        defer { waiting = value }
        return waiting == nil
      }
    }

    /// Takes what waits.
    func next() -> Value? {
      lock.withLock {
        defer { waiting = nil }
        return waiting
      }
    }

    /// How the last save went.
    var last: Result<Void, StorageProblem> {
      get { lock.withLock { outcome } }
      set { lock.withLock { outcome = newValue } }
    }
  }

  /// Creates a storage before another one.
  ///
  /// - Parameter didSave: called on another thread after each save, well or ill.
  public init(
    _ storage: any Storage<Value> & Sendable, didSave: @escaping @Sendable () -> Void = {}
  ) {
    self.storage = storage
    self.didSave = didSave
  }

  /// The value from the other storage.
  public func load() throws(StorageProblem) -> Value? { try storage.load() }

  /// What the other storage can still read.
  public func salvage() -> Salvage<Value>? { storage.salvage() }

  /// Saves `value` soon, and returns at once.
  public func save(_ value: Value) throws(StorageProblem) {
    guard state.wait(with: value) else { return }
    queue.async { [storage, state, didSave] in
      guard let value = state.next() else { return }
      state.last = Result { () throws(StorageProblem) in try storage.save(value) }
      didSave()
    }
  }

  /// Moves aside what the other storage can't read.
  public func setAside() throws(StorageProblem) { try storage.setAside() }

  /// Keeps `value` in another place of the other storage's, at once.
  public func saveCopy(_ value: Value) -> String? { storage.saveCopy(value) }

  /// Tells how the last save that has ended went.
  public func check() throws(StorageProblem) { try state.last.get() }

  /// Waits for all saves, and tells how the last one went.
  public func finish() throws(StorageProblem) {
    queue.sync {}
    try check()
  }
}

/// Saves a value by a policy, and remembers what went wrong.
@MainActor
final class Autosave<Value> {
  private let storage: any Storage<Value>
  private let policy: SavePolicy

  /// Whether there are changes that are not saved.
  private(set) var hasUnsavedChanges = false

  /// What is wrong with the storage, or `nil` if nothing is.
  private(set) var problem: StorageProblem? {
    didSet { if problem != oldValue { onProblemChange() } }
  }

  /// Whether the last save was refused at once, so that the storage has no more to tell of it.
  private var wasRefused = false

  /// Called after ``problem`` has changed.
  var onProblemChange: () -> Void = {}

  init(storage: any Storage<Value>, policy: SavePolicy) {
    self.storage = storage
    self.policy = policy
  }

  /// The value from the storage; `nil` if there is none, or none that can be read.
  func load() -> Value? {
    var value: Value?
    attempt { () throws(StorageProblem) in value = try storage.load() }
    return value
  }

  /// Takes note of a change, and saves it if the policy says so.
  func valueDidChange(_ value: Value) {
    hasUnsavedChanges = true
    if policy == .onChange { write(value) }
  }

  /// Saves `value` if it is not saved yet, and waits until it is.
  func save(_ value: Value) {
    if hasUnsavedChanges { write(value) }
    if problem?.kind != .unreadable, !wasRefused { attempt(storage.finish) }
  }

  /// Looks how the last save went.
  func check() {
    if problem?.kind != .unreadable, !wasRefused { attempt(storage.check) }
  }

  /// Moves what can't be read aside, and saves `value`.
  func resolveProblem(saving value: Value) {
    if problem?.kind == .unreadable, !attempt(storage.setAside) { return }
    hasUnsavedChanges = true
    save(value)
  }

  private func write(_ value: Value) {
    // What can't be read may still be of worth to the user.
    if problem?.kind == .unreadable { return }
    hasUnsavedChanges = false
    attempt { () throws(StorageProblem) in
      wasRefused = true
      try storage.save(value)
      wasRefused = false
      try storage.check()
    }
  }

  @discardableResult
  private func attempt(_ body: () throws(StorageProblem) -> Void) -> Bool {
    do {
      try body()
      problem = nil
      return true
    } catch {
      problem = error
      if error.kind == .unsaved { hasUnsavedChanges = true }
      return false
    }
  }
}

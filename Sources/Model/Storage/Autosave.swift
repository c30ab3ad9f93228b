/// Saves a value by a policy, and remembers what went wrong.
@MainActor
final class Autosave<Value> {
  private let storage: any Storage<Value>
  private let policy: SavePolicy

  /// Whether there are changes that the storage has not taken.
  private var hasNewChanges = false

  /// Whether there are changes that are not saved.
  var hasUnsavedChanges: Bool { hasNewChanges || problem?.kind == .unsaved }

  /// What is wrong with the storage, or `nil` if nothing is.
  private(set) var problem: StorageProblem? {
    didSet { if problem != oldValue { onProblemChange() } }
  }

  /// Where a copy of the value as it is now was saved, because it could not be saved here.
  private var copyPath: String?

  /// Called after ``problem`` has changed.
  var onProblemChange: () -> Void = {}

  init(storage: any Storage<Value>, policy: SavePolicy) {
    self.storage = storage
    self.policy = policy
  }

  /// The value from the storage, or as much of it as can be read; `nil` if there is nothing.
  func load() -> Value? {
    do {
      return try storage.load()
    } catch {
      let salvage = storage.salvage()
      problem = salvage?.problem ?? error
      return salvage?.value
    }
  }

  /// Takes note of a change, and saves it if the policy says so.
  func valueDidChange(_ value: Value) {
    hasNewChanges = true
    copyPath = nil
    if policy == .onChange { write(value) }
  }

  /// Saves `value` if it is not saved yet, and waits until it is.
  func save(_ value: Value) {
    if hasUnsavedChanges { write(value) }
    attemptIfTaken(storage.finish)
  }

  /// Looks how the last save went.
  func check() {
    attemptIfTaken(storage.check)
  }

  /// Moves what can't be read aside, and saves `value`, elsewhere if it must.
  func resolveProblem(saving value: Value) {
    if problem?.kind != .unreadable || attempt(storage.setAside) {
      hasNewChanges = true
      save(value)
    }
    saveCopy(value)
  }

  /// Saves a copy of `value` elsewhere if it is not saved, unless that was done.
  func saveCopy(_ value: Value) {
    guard hasUnsavedChanges, copyPath == nil else { return }
    copyPath = storage.saveCopy(value)
    problem?.copyPath = copyPath
  }

  private func write(_ value: Value) {
    // What can't be read may still be of worth to the user.
    if problem?.kind == .unreadable { return }
    hasNewChanges = true
    attempt { () throws(StorageProblem) in
      try storage.save(value)
      hasNewChanges = false
      try storage.check()
    }
  }

  /// Asks the storage how it goes, unless it was given nothing to tell about.
  private func attemptIfTaken(_ body: () throws(StorageProblem) -> Void) {
    if !hasNewChanges, problem?.kind != .unreadable { attempt(body) }
  }

  @discardableResult
  private func attempt(_ body: () throws(StorageProblem) -> Void) -> Bool {
    do {
      try body()
      problem = nil
      return true
    } catch {
      var error = error
      error.copyPath = copyPath
      problem = error
      return false
    }
  }
}

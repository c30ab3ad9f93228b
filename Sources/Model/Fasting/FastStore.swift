import Foundation

/// The app's fasts and their file: the single source of truth.
///
/// A class: whoever holds the store sees the same fasts, and all are told of each change to them.
@MainActor
open class FastStore {
  /// The fasts as they are now.
  public private(set) var session: FastingSession

  private let autosave: Autosave<[Fast]>
  private let makeID: () -> UUID
  private let observers = Observers<any FastStoreObserver>()

  /// Creates a store that loads its fasts at once and saves them by `policy`.
  ///
  /// - Parameter makeID: gives each new fast its identity.
  public init(
    storage: any Storage<[Fast]>, policy: SavePolicy = .onChange,
    makeID: @escaping () -> UUID = UUID.init
  ) {
    autosave = Autosave(storage: storage, policy: policy)
    self.makeID = makeID
    session = FastingSession(autosave.load() ?? [])
    autosave.onProblemChange = { [weak self] in
      guard let self else { return }
      observers.forEach { $0.fastStoreDidChangeProblem(self) }
    }
  }

  /// Tells `observer` of each change from now on.
  ///
  /// The store holds it weakly.
  open func addObserver(_ observer: any FastStoreObserver) {
    observers.add(observer)
  }

  // MARK: Changing the fasts

  /// Starts a fast, unless one runs already.
  open func start(length: FastLength, at now: Date) {
    guard session.running == nil else { return }
    session.start(id: makeID(), length: length.seconds, at: now)
    didMake(.started)
  }

  /// Ends the fast that runs.
  open func end(at now: Date) {
    guard session.running != nil else { return }
    session.end(at: now)
    didMake(.ended(at: session.history.count - 1))
  }

  /// Ends the fast that runs if it has lasted its whole length.
  open func endIfComplete(at now: Date) {
    guard session.endIfComplete(at: now) else { return }
    didMake(.ended(at: session.history.count - 1))
  }

  /// Deletes a fast from the history.
  open func delete(_ id: Fast.ID) {
    guard let position = session.delete(id) else { return }
    didMake(.deleted(at: position))
  }

  private func didMake(_ change: FastChange) {
    autosave.valueDidChange(session.fasts)
    observers.forEach { $0.fastStore(self, didMake: change) }
  }

  // MARK: The file

  /// What is wrong with the file, or `nil` if nothing is.
  public var problem: StorageProblem? { autosave.problem }

  /// Whether there are changes that are not in the file.
  public var hasUnsavedChanges: Bool { autosave.hasUnsavedChanges }

  /// Writes the changes that are not in the file yet, and waits until they are.
  open func save() {
    autosave.save(session.fasts)
  }

  /// Looks how the last save went, if it goes on in the background.
  open func checkStorage() {
    autosave.check()
  }

  /// Saves a copy elsewhere of what can't be saved where it belongs.
  open func saveCopy() {
    autosave.saveCopy(session.fasts)
  }

  /// Does what ends the ``problem``: moves an unreadable file aside, or tries to save again.
  open func resolveProblem() {
    autosave.resolveProblem(saving: session.fasts)
  }
}

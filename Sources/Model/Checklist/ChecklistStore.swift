import Foundation

/// The app's one checklist and its file: the single source of truth.
///
/// A class: whoever holds the store sees the same list, and all are told of each change to it.
@MainActor
open class ChecklistStore {
  /// The items as they are now.
  public private(set) var checklist: Checklist

  private let autosave: Autosave<[ChecklistItem]>
  private let makeID: () -> UUID
  private let observers = Observers<any ChecklistStoreObserver>()

  /// Creates a store that loads its items at once and saves them by `policy`.
  ///
  /// - Parameter makeID: gives each new item its identity.
  public init(
    storage: any Storage<[ChecklistItem]>, policy: SavePolicy = .onChange,
    makeID: @escaping () -> UUID = UUID.init
  ) {
    autosave = Autosave(storage: storage, policy: policy)
    self.makeID = makeID
    checklist = Checklist(autosave.load() ?? [])
    autosave.onProblemChange = { [weak self] in
      guard let self else { return }
      observers.forEach { $0.checklistStoreDidChangeProblem(self) }
    }
  }

  /// Tells `observer` of each change from now on.
  ///
  /// The store holds it weakly.
  open func addObserver(_ observer: any ChecklistStoreObserver) {
    observers.add(observer)
  }

  // MARK: Changing the list

  /// Adds an unchecked item at the end.
  ///
  /// - Throws: ``ItemName/EmptyError`` for an empty name.
  open func add(named text: String) throws(ItemName.EmptyError) {
    let name = try ItemName.trimmed(text)
    checklist.add(ChecklistItem(id: makeID(), name: name))
    didMake(.added(at: checklist.items.count - 1))
  }

  /// Checks or unchecks an item.
  open func toggle(_ id: ChecklistItem.ID) {
    guard let position = checklist.position(of: id) else { return }
    checklist.toggle(id)
    didMake(.updated(at: position))
  }

  /// Gives an item another name.
  ///
  /// - Throws: ``ItemName/EmptyError`` for an empty name; the item keeps the one it has.
  open func rename(_ id: ChecklistItem.ID, to text: String) throws(ItemName.EmptyError) {
    guard let position = checklist.position(of: id) else { return }
    let former = checklist.items[position].name
    try checklist.rename(id, to: text)
    if checklist.items[position].name != former { didMake(.updated(at: position)) }
  }

  /// Deletes the items at `offsets`; positions beyond the end are ignored.
  open func delete(at offsets: IndexSet) {
    let offsets = offsets.intersection(IndexSet(checklist.items.indices))
    if offsets.isEmpty { return }
    checklist.delete(at: offsets)
    didMake(.deleted(at: offsets))
  }

  /// Moves the items at `offsets` before the one that stands at `destination` now.
  open func move(from offsets: IndexSet, to destination: Int) {
    let offsets = offsets.intersection(IndexSet(checklist.items.indices))
    let destination = min(max(destination, 0), checklist.items.count)
    if offsets.isEmpty { return }
    checklist.move(from: offsets, to: destination)
    didMake(.moved(from: offsets, to: destination))
  }

  private func didMake(_ change: ChecklistChange) {
    autosave.valueDidChange(checklist.items)
    observers.forEach { $0.checklistStore(self, didMake: change) }
  }

  // MARK: The file

  /// What is wrong with the file, or `nil` if nothing is.
  public var problem: StorageProblem? { autosave.problem }

  /// Whether there are changes that are not in the file.
  public var hasUnsavedChanges: Bool { autosave.hasUnsavedChanges }

  /// Writes the changes that are not in the file yet, and waits until they are.
  open func save() {
    autosave.save(checklist.items)
  }

  /// Looks how the last save went, if it goes on in the background.
  open func checkStorage() {
    autosave.check()
  }

  /// Saves a copy elsewhere of what can't be saved where it belongs.
  open func saveCopy() {
    autosave.saveCopy(checklist.items)
  }

  /// Does what ends the ``problem``: moves an unreadable file aside, or tries to save again.
  open func resolveProblem() {
    autosave.resolveProblem(saving: checklist.items)
  }
}

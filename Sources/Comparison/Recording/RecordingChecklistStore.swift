import Foundation
import Model

/// A store that takes note of what it is told, and of what it tells.
final class RecordingChecklistStore: ChecklistStore {
  private let recorder: Recorder
  private let client: Role
  private var proxies: [ObserverProxy] = []

  /// Creates a store whose observers play the role `client`.
  init(
    storage: any Storage<[ChecklistItem]>, policy: SavePolicy, makeID: @escaping () -> UUID,
    recorder: Recorder, client: Role
  ) {
    self.recorder = recorder
    self.client = client
    super.init(storage: storage, policy: policy, makeID: makeID)
  }

  override func add(named text: String) throws(ItemName.EmptyError) {
    recorder.record(client, .model, "add(\(quoted(text)))")
    try super.add(named: text)
  }

  override func toggle(_ id: ChecklistItem.ID) {
    recorder.record(client, .model, "toggle(\(name(of: id)))")
    super.toggle(id)
  }

  override func rename(_ id: ChecklistItem.ID, to text: String) throws(ItemName.EmptyError) {
    recorder.record(client, .model, "rename(\(name(of: id)), to: \(quoted(text)))")
    try super.rename(id, to: text)
  }

  override func delete(at offsets: IndexSet) {
    recorder.record(client, .model, "delete(\(rowNumbers(offsets)))")
    super.delete(at: offsets)
  }

  override func move(from offsets: IndexSet, to destination: Int) {
    recorder.record(client, .model, "move(\(rowNumbers(offsets)), to: \(destination))")
    super.move(from: offsets, to: destination)
  }

  override func save() {
    recorder.record(client, .model, "save(checklist)")
    super.save()
  }

  override func resolveProblem() {
    recorder.record(client, .model, "resolveProblem()")
    super.resolveProblem()
  }

  override func addObserver(_ observer: any ChecklistStoreObserver) {
    let proxy = ObserverProxy(observer, recorder: recorder, role: client)
    proxies.append(proxy)
    super.addObserver(proxy)
  }

  private func name(of id: ChecklistItem.ID) -> String {
    quoted(checklist[id]?.name ?? "?")
  }

  /// Stands between the store and one of its observers.
  private final class ObserverProxy: ChecklistStoreObserver {
    private weak var observer: (any ChecklistStoreObserver)?
    private let recorder: Recorder
    private let role: Role

    init(_ observer: any ChecklistStoreObserver, recorder: Recorder, role: Role) {
      self.observer = observer
      self.recorder = recorder
      self.role = role
    }

    func checklistStore(_ store: ChecklistStore, didMake change: ChecklistChange) {
      guard let observer else { return }
      recorder.record(.model, role, change.text)
      observer.checklistStore(store, didMake: change)
    }

    func checklistStoreDidChangeProblem(_ store: ChecklistStore) {
      guard let observer else { return }
      recorder.record(.model, role, "didChangeProblem()")
      observer.checklistStoreDidChangeProblem(store)
    }
  }
}

extension ChecklistChange {
  fileprivate var text: String {
    switch self {
    case .added(let position): "didAdd(\(position + 1))"
    case .updated(let position): "didUpdate(\(position + 1))"
    case .deleted(let positions): "didDelete(\(rowNumbers(positions)))"
    case .moved(let positions, let offset): "didMove(\(rowNumbers(positions)), to: \(offset))"
    }
  }
}

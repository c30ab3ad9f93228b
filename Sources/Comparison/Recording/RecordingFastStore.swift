import Foundation
import Model

/// A store that takes note of what it is told, and of what it tells.
final class RecordingFastStore: FastStore {
  private let recorder: Recorder
  private let client: Role
  private var proxies: [ObserverProxy] = []

  /// Creates a store whose observers play the role `client`.
  init(
    storage: any Storage<[Fast]>, policy: SavePolicy, makeID: @escaping () -> UUID,
    recorder: Recorder, client: Role
  ) {
    self.recorder = recorder
    self.client = client
    super.init(storage: storage, policy: policy, makeID: makeID)
  }

  override func start(length: FastLength, at now: Date) {
    recorder.record(client, .model, "start(\(length.label))")
    super.start(length: length, at: now)
  }

  override func end(at now: Date) {
    recorder.record(client, .model, "end()")
    super.end(at: now)
  }

  override func endIfComplete(at now: Date) {
    recorder.record(client, .model, "endIfComplete()")
    super.endIfComplete(at: now)
  }

  override func delete(_ id: Fast.ID) {
    let position = session.history.firstIndex { $0.id == id }
    recorder.record(client, .model, "delete(fast \(position.map { "\($0 + 1)" } ?? "?"))")
    super.delete(id)
  }

  override func save() {
    recorder.record(client, .model, "save(fasts)")
    super.save()
  }

  override func resolveProblem() {
    recorder.record(client, .model, "resolveProblem()")
    super.resolveProblem()
  }

  override func addObserver(_ observer: any FastStoreObserver) {
    let proxy = ObserverProxy(observer, recorder: recorder, role: client)
    proxies.append(proxy)
    super.addObserver(proxy)
  }

  /// Stands between the store and one of its observers.
  private final class ObserverProxy: FastStoreObserver {
    private weak var observer: (any FastStoreObserver)?
    private let recorder: Recorder
    private let role: Role

    init(_ observer: any FastStoreObserver, recorder: Recorder, role: Role) {
      self.observer = observer
      self.recorder = recorder
      self.role = role
    }

    func fastStore(_ store: FastStore, didMake change: FastChange) {
      guard let observer else { return }
      recorder.record(.model, role, change.text)
      observer.fastStore(store, didMake: change)
    }

    func fastStoreDidChangeProblem(_ store: FastStore) {
      guard let observer else { return }
      recorder.record(.model, role, "didChangeProblem()")
      observer.fastStoreDidChangeProblem(store)
    }
  }
}

extension FastChange {
  fileprivate var text: String {
    switch self {
    case .started: "didStart()"
    case .ended(let position): "didEnd(fast \(position + 1))"
    case .deleted(let position): "didDelete(fast \(position + 1))"
    }
  }
}

import Foundation
import Model
import Testing

/// A store of a storage whose saves take their time, and fail behind its back.
@MainActor
@Suite("The stores over a storage in the background")
struct StoresInBackgroundTests {
  let slow = SlowItems()
  let ended = DispatchSemaphore(value: 0)
  let observer = ChecklistObserver()

  private func makeStore(_ policy: SavePolicy = .onChange) -> ChecklistStore {
    let storage = BackgroundStorage(slow) { [ended] in ended.signal() }
    let store = ChecklistStore(storage: storage, policy: policy)
    store.addObserver(observer)
    return store
  }

  @Test("CL-16: quitting waits until the last change is in the file")
  func quitting() throws {
    let store = makeStore()
    try store.add(named: "Tea")
    try store.add(named: "Milk")
    store.save()
    #expect(slow.items.map(\.name) == ["Tea", "Milk"])
    #expect(!store.hasUnsavedChanges)
  }

  @Test("CL-19: a save that failed in the background is told when the store looks")
  func failure() throws {
    let store = makeStore()
    slow.problem = .diskFull
    try store.add(named: "Tea")
    ended.wait()
    store.checkStorage()
    #expect(store.problem == .diskFull)
    #expect(store.hasUnsavedChanges)
    #expect(observer.problems == [.diskFull])
  }

  @Test("CL-19: the problem ends when a later save has ended well, and no change is unsaved then")
  func recovery() throws {
    let store = makeStore()
    slow.problem = .diskFull
    try store.add(named: "Tea")
    ended.wait()
    store.checkStorage()
    slow.problem = nil
    try store.add(named: "Milk")
    ended.wait()
    store.checkStorage()
    #expect(store.problem == nil)
    #expect(!store.hasUnsavedChanges)
    #expect(slow.items.map(\.name) == ["Tea", "Milk"])
    #expect(observer.problems == [.diskFull, nil])
  }

  @Test("CL-19: quitting tries once more what failed, and tells if it fails again")
  func quittingAfterFailure() throws {
    let store = makeStore()
    slow.problem = .diskFull
    try store.add(named: "Tea")
    store.save()
    #expect(store.problem == .diskFull)
    store.save()
    #expect(store.problem == .diskFull)
    #expect(store.hasUnsavedChanges)
    slow.problem = nil
    store.save()
    #expect(store.problem == nil)
    #expect(slow.items.map(\.name) == ["Tea"])
  }

  @Test("CL-17: saved on background, nothing is written before the app saves")
  func onBackground() throws {
    let store = makeStore(.onBackground)
    try store.add(named: "Tea")
    store.checkStorage()
    #expect(store.hasUnsavedChanges)
    store.save()
    #expect(slow.items.map(\.name) == ["Tea"])
  }
}

/// Items that are saved on another thread, or not, as a test decides.
// Sendable although it changes: all that changes is guarded by the lock.
final class SlowItems: Storage, @unchecked Sendable {
  private let lock = NSLock()
  private var saved: [ChecklistItem] = []
  private var failure: StorageProblem?

  /// What was saved last.
  var items: [ChecklistItem] { lock.withLock { saved } }

  /// What saving throws.
  var problem: StorageProblem? {
    get { lock.withLock { failure } }
    set { lock.withLock { failure = newValue } }
  }

  func load() throws(StorageProblem) -> [ChecklistItem]? { nil }

  func save(_ value: [ChecklistItem]) throws(StorageProblem) {
    if let problem { throw problem }
    lock.withLock { saved = value }
  }

  func setAside() throws(StorageProblem) {}
}

import Foundation
import Model
import Testing

@MainActor
@Suite("The fasts' store")
struct FastStoreTests {
  let storage = StandInStorage<[Fast]>()
  let observer = FastObserver()
  let store: FastStore

  init() {
    store = FastStore(storage: storage, makeID: numberedIDs())
    store.addObserver(observer)
  }

  @Test("FT-11, FT-15: where nothing was saved, there are no fasts and none runs")
  func empty() {
    #expect(store.session == FastingSession())
    #expect(store.problem == nil)
    #expect(!store.hasUnsavedChanges)
  }

  @Test("FT-6: a fast is started and ended, and observers are told")
  func startAndEnd() {
    store.start(length: .fourHours, at: .beginning)
    #expect(store.session.running == .sample())
    store.end(at: .beginning + 60)
    #expect(store.session.history == [.sample(end: .beginning + 60)])
    #expect(observer.changes == [.started, .ended(at: 0)])
    #expect(storage.saved.map(\.count) == [1, 1])
  }

  @Test("FT-7: a fast that is complete is ended and told once")
  func endIfComplete() {
    store.start(length: .fiveSeconds, at: .beginning)
    store.endIfComplete(at: .beginning + 4.9)
    #expect(observer.changes == [.started])
    store.endIfComplete(at: .beginning + 60)
    store.endIfComplete(at: .beginning + 60)
    #expect(observer.changes == [.started, .ended(at: 0)])
    #expect(storage.value?.first?.end == .beginning + 5)
  }

  @Test("What changes nothing tells nobody and saves nothing")
  func nothing() {
    store.end(at: .beginning)
    store.endIfComplete(at: .beginning)
    store.delete(.number(9))
    #expect(observer.changes == [])
    #expect(storage.saveCount == 0)
    store.start(length: .fourHours, at: .beginning)
    store.start(length: .fourHours, at: .beginning)
    store.delete(.number(1))
    #expect(observer.changes == [.started])
    #expect(storage.saveCount == 1)
  }

  @Test("FT-1, FT-10: deleting tells where the fast stood")
  func delete() {
    for _ in 1...3 {
      store.start(length: .fourHours, at: .beginning)
      store.end(at: .beginning + 5)
    }
    store.delete(.number(2))
    #expect(store.session.history.map(\.id) == [.number(1), .number(3)])
    #expect(observer.changes.last == .deleted(at: 1))
    #expect(storage.value?.map(\.id) == [.number(1), .number(3)])
  }

  @Test("FT-14: a running fast and the history survive a sudden stop")
  func suddenStop() {
    store.start(length: .fourHours, at: .beginning)
    store.end(at: .beginning + 60)
    store.start(length: .eightHours, at: .beginning + 100)
    #expect(FastStore(storage: storage).session == store.session)
  }

  @Test("FT-7, FT-14: a fast that was completed while the app did not run ended at its length")
  func completedWhileStopped() {
    store.start(length: .fourHours, at: .beginning)
    let next = FastStore(storage: storage)
    next.endIfComplete(at: .beginning + 86_400)
    #expect(next.session.history.map(\.end) == [.beginning + 14_400])
  }

  @Test("FT-15: saved on background, changes wait until the app saves")
  func onBackground() {
    let store = FastStore(storage: storage, policy: .onBackground)
    store.start(length: .fourHours, at: .beginning)
    #expect(storage.saveCount == 0)
    #expect(store.hasUnsavedChanges)
    store.save()
    #expect(storage.saveCount == 1)
    #expect(!store.hasUnsavedChanges)
  }

  @Test("FT-15: fasts that can't be read are kept until the user moves them aside")
  func unreadable() {
    storage.loadProblem = .damaged
    let store = FastStore(storage: storage, makeID: numberedIDs())
    store.addObserver(observer)
    store.start(length: .fourHours, at: .beginning)
    store.save()
    #expect(store.problem == .damaged)
    #expect(storage.saveCount == 0)
    store.resolveProblem()
    #expect(store.problem == nil)
    #expect(storage.setAsideCount == 1)
    #expect(storage.saved == [[.sample()]])
    #expect(observer.problems == [nil])
  }

  @Test("FT-15: a failed save is told, and saving again ends the problem")
  func failedSave() {
    storage.saveProblem = .diskFull
    store.start(length: .fourHours, at: .beginning)
    #expect(store.problem == .diskFull)
    store.checkStorage()
    #expect(store.problem == .diskFull)
    #expect(store.session.running != nil)
    storage.saveProblem = nil
    store.resolveProblem()
    #expect(storage.value == [.sample()])
    #expect(observer.problems == [.diskFull, nil])
  }

  @Test("UI-2: the store keeps no observer alive")
  func weakObservers() {
    weak var gone: FastObserver?
    do {
      let passing = FastObserver()
      gone = passing
      store.addObserver(passing)
    }
    #expect(gone == nil)
    store.start(length: .fourHours, at: .beginning)
    #expect(observer.changes == [.started])
  }
}

import Foundation
import Model
import Testing

@MainActor
@Suite("How the checklist's store saves")
struct ChecklistSavingTests {
  let storage = StandInStorage(ChecklistItem.samples)
  let observer = ChecklistObserver()

  private func makeStore(_ policy: SavePolicy = .onChange) -> ChecklistStore {
    let store = ChecklistStore(storage: storage, policy: policy, makeID: numberedIDs())
    store.addObserver(observer)
    return store
  }

  @Test("CL-16: saved on change, each change of any kind is in the file when it is told")
  func onChange() throws {
    let store = makeStore()
    let id = ChecklistItem.samples[1].id
    let changes: [() throws -> Void] = [
      { try store.add(named: "Tea") }, { store.toggle(id) }, { try store.rename(id, to: "Comb") },
      { store.move(from: [0], to: 3) }, { store.delete(at: [2]) },
    ]
    let witness = ChecklistObserver { [storage] in
      #expect(storage.value == store.checklist.items)
    }
    store.addObserver(witness)
    for (number, change) in changes.enumerated() {
      try change()
      #expect(storage.saved.count == number + 1)
      #expect(!store.hasUnsavedChanges)
    }
    #expect(witness.changes.count == changes.count)
  }

  @Test("CL-17: saved on background, changes wait until the app saves")
  func onBackground() {
    let store = makeStore(.onBackground)
    store.delete(at: [0])
    store.delete(at: [0])
    #expect(storage.value == ChecklistItem.samples)
    #expect(store.hasUnsavedChanges)
    store.checkStorage()
    #expect(store.hasUnsavedChanges)
    store.save()
    #expect(storage.saved == [Array(ChecklistItem.samples.dropFirst(2))])
    #expect(!store.hasUnsavedChanges)
  }

  @Test("What is saved already is not saved again", arguments: SavePolicy.allCases)
  func saveOnce(policy: SavePolicy) {
    let store = makeStore(policy)
    store.save()
    #expect(storage.saveCount == 0)
    store.delete(at: [0])
    store.save()
    store.save()
    #expect(storage.saveCount == 1)
  }

  // MARK: A file that can't be written

  @Test("CL-19: a failed save is told, the change stays, and saving again ends the problem")
  func failedSave() {
    let store = makeStore()
    storage.saveProblem = .diskFull
    store.delete(at: [0])
    #expect(store.problem == .diskFull)
    #expect(store.checklist.items.count == 4)
    #expect(store.hasUnsavedChanges)
    #expect(storage.value == ChecklistItem.samples)

    store.resolveProblem()
    #expect(store.problem == .diskFull)
    #expect(storage.saveCount == 2)

    storage.saveProblem = nil
    store.resolveProblem()
    #expect(store.problem == nil)
    #expect(!store.hasUnsavedChanges)
    #expect(storage.value == store.checklist.items)
    #expect(observer.problems == [.diskFull, nil])
  }

  @Test("CL-19: the next change that is saved ends the problem too")
  func nextChangeSaves() {
    let store = makeStore()
    storage.saveProblem = .diskFull
    store.delete(at: [0])
    storage.saveProblem = nil
    store.delete(at: [0])
    #expect(store.problem == nil)
    #expect(!store.hasUnsavedChanges)
    #expect(storage.saved.map(\.count) == [3])
  }

  @Test("CL-19: a problem stays until a save succeeds; looking or waiting does not end it")
  func problemStays() {
    let store = makeStore()
    storage.saveProblem = .diskFull
    store.delete(at: [0])
    store.checkStorage()
    #expect(store.problem == .diskFull)
    store.save()
    #expect(store.problem == .diskFull)
    #expect(store.hasUnsavedChanges)
    #expect(storage.saveCount == 2)
    #expect(observer.problems == [.diskFull])
  }

  @Test("CL-17, CL-19: a save on background that fails is told and can be tried again")
  func failedSaveOnBackground() {
    let store = makeStore(.onBackground)
    store.delete(at: [0])
    storage.saveProblem = .diskFull
    store.save()
    #expect(store.problem == .diskFull)
    store.delete(at: [0])
    #expect(store.problem == .diskFull)
    storage.saveProblem = nil
    store.save()
    #expect(store.problem == nil)
    #expect(storage.saved.map(\.count) == [3])
  }

  @Test("CL-19: another reason is told anew, the same reason is not")
  func changedReason() {
    let store = makeStore()
    let other = StorageProblem(.unsaved, path: "/list", reason: "You don't have the permission.")
    storage.saveProblem = .diskFull
    store.delete(at: [0])
    store.delete(at: [0])
    storage.saveProblem = other
    store.delete(at: [0])
    #expect(observer.problems == [.diskFull, other])
  }

  // MARK: A file that can't be read

  @Test("CL-18: what can't be read is told, and nothing is saved", arguments: SavePolicy.allCases)
  func unreadable(policy: SavePolicy) throws {
    storage.loadProblem = .damaged
    let store = makeStore(policy)
    #expect(store.problem == .damaged)
    #expect(store.checklist.items == [])
    #expect(!store.hasUnsavedChanges)

    try store.add(named: "Tea")
    store.save()
    store.checkStorage()
    #expect(store.problem == .damaged)
    #expect(store.hasUnsavedChanges)
    #expect(store.checklist.items == [.sample(1, "Tea")])
    #expect(storage.saveCount == 0)
    #expect(storage.setAsideCount == 0)
  }

  @Test(
    "CL-18: once moved aside, the list is saved, by either policy", arguments: SavePolicy.allCases)
  func setAside(policy: SavePolicy) throws {
    storage.loadProblem = .damaged
    let store = makeStore(policy)
    try store.add(named: "Tea")
    store.resolveProblem()
    #expect(storage.setAsideCount == 1)
    #expect(storage.saved == [[.sample(1, "Tea")]])
    #expect(store.problem == nil)
    #expect(!store.hasUnsavedChanges)
    #expect(observer.problems == [nil])
  }

  @Test("CL-18: a file that can't be moved aside stays, and so does the problem")
  func setAsideFails() throws {
    let stuck = StorageProblem(.unreadable, path: "/list", reason: "The disk can only be read.")
    storage.loadProblem = .damaged
    storage.setAsideProblem = stuck
    let store = makeStore()
    store.resolveProblem()
    #expect(!store.hasUnsavedChanges)
    try store.add(named: "Tea")
    store.resolveProblem()
    #expect(store.problem == stuck)
    #expect(storage.saveCount == 0)
    #expect(observer.problems == [stuck])
  }

  @Test("CL-18, CL-19: a save that fails after moving aside is a problem of its own")
  func saveFailsAfterSetAside() {
    storage.loadProblem = .damaged
    storage.saveProblem = .diskFull
    let store = makeStore()
    store.resolveProblem()
    #expect(store.problem == .diskFull)
    storage.saveProblem = nil
    store.resolveProblem()
    #expect(store.problem == nil)
    #expect(storage.setAsideCount == 1)
  }
}

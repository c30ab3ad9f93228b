import Foundation
import Model
import Testing

@MainActor
@Suite("The checklist's store")
struct ChecklistStoreTests {
  let storage = StandInStorage(ChecklistItem.samples)
  let observer = ChecklistObserver()
  let store: ChecklistStore

  init() {
    store = ChecklistStore(storage: storage, makeID: numberedIDs())
    store.addObserver(observer)
  }

  @Test("CL-15: the list is loaded at once; where nothing was saved, it is empty")
  func load() {
    #expect(store.checklist.items == ChecklistItem.samples)
    #expect(store.problem == nil)
    #expect(!store.hasUnsavedChanges)
    #expect(storage.saveCount == 0)
    #expect(ChecklistStore(storage: MemoryStorage()).checklist.items == [])
  }

  @Test("CL-1, CL-8: an added item is new, unchecked, trimmed, and at the end")
  func add() throws {
    try store.add(named: "  Feed the cat\n")
    try store.add(named: "Feed the cat")
    #expect(
      store.checklist.items.suffix(2) == [
        .sample(1, "Feed the cat"), .sample(2, "Feed the cat"),
      ])
    #expect(observer.changes == [.added(at: 5), .added(at: 6)])
  }

  @Test("CL-4: toggling changes the item and tells where it stands")
  func toggle() {
    store.toggle(ChecklistItem.samples[1].id)
    #expect(store.checklist.items[1].isChecked)
    #expect(observer.changes == [.updated(at: 1)])
  }

  @Test("CL-10: renaming changes the item and tells where it stands")
  func rename() throws {
    try store.rename(ChecklistItem.samples[3].id, to: " Tennis ")
    #expect(store.checklist.items[3].name == "Tennis")
    #expect(observer.changes == [.updated(at: 3)])
  }

  @Test("UI-1: a name that stays the same changes nothing")
  func renameToSame() throws {
    try store.rename(ChecklistItem.samples[3].id, to: "Soccer practice  ")
    #expect(observer.changes == [])
    #expect(storage.saveCount == 0)
  }

  @Test("CL-11: a refused name changes nothing, saves nothing and tells nobody")
  func refusedNames() {
    #expect(throws: ItemName.EmptyError(kept: "Walk the dog")) {
      try store.rename(ChecklistItem.samples[0].id, to: "\t ")
    }
    #expect(throws: ItemName.EmptyError(kept: nil)) { try store.add(named: " ") }
    #expect(store.checklist.items == ChecklistItem.samples)
    #expect(observer.changes == [])
    #expect(storage.saveCount == 0)
    #expect(!store.hasUnsavedChanges)
  }

  @Test("CL-5: deleting tells which rows are gone")
  func delete() {
    store.delete(at: [0, 2, 3])
    #expect(store.checklist.items.map(\.name) == ["Brush my teeth", "Eat ice cream"])
    #expect(observer.changes == [.deleted(at: [0, 2, 3])])
  }

  @Test("CL-6: moving tells what moved whereto, in the list as it was")
  func move() {
    store.move(from: [0, 1], to: 4)
    #expect(
      store.checklist.items.map(\.name) == [
        "Learn iOS development", "Soccer practice", "Walk the dog", "Brush my teeth",
        "Eat ice cream",
      ])
    #expect(observer.changes == [.moved(from: [0, 1], to: 4)])
  }

  @Test("Observers hear only of rows that exist")
  func rowsThatDoNotExist() {
    store.delete(at: [4, 5, 77])
    store.delete(at: [9])
    store.delete(at: [])
    store.move(from: [1, 12], to: 50)
    store.move(from: [12], to: 0)
    store.move(from: [0], to: -3)
    #expect(
      observer.changes == [
        .deleted(at: [4]), .moved(from: [1], to: 4), .moved(from: [0], to: 0),
      ])
    #expect(storage.saveCount == 3)
  }

  @Test("An item that is gone changes nothing")
  func gone() throws {
    store.toggle(.number(200))
    try store.rename(.number(200), to: "Ghost")
    #expect(store.checklist.items == ChecklistItem.samples)
    #expect(observer.changes == [])
    #expect(storage.saveCount == 0)
  }

  // MARK: Observers

  @Test("All observers are told, in the order in which they came, after the list has changed")
  func order() {
    var heard: [String] = []
    let second = ChecklistObserver { heard.append("second") }
    let third = ChecklistObserver { [store] in
      heard.append("third sees \(store.checklist.items.count)")
    }
    store.addObserver(second)
    store.addObserver(third)
    store.delete(at: [0])
    #expect(heard == ["second", "third sees 4"])
    #expect(observer.changes.count == 1)
  }

  @Test("UI-2: the store keeps no observer alive, and goes on without those that are gone")
  func weakObservers() {
    weak var gone: ChecklistObserver?
    do {
      let passing = ChecklistObserver()
      gone = passing
      store.addObserver(passing)
      store.delete(at: [0])
      #expect(passing.changes.count == 1)
    }
    #expect(gone == nil)
    let late = ChecklistObserver()
    store.addObserver(late)
    store.delete(at: [0])
    #expect(late.changes == [.deleted(at: [0])])
    #expect(observer.changes.count == 2)
  }

  @Test("UI-2: a store is freed with whoever holds it")
  func noCycle() {
    weak var gone: ChecklistStore?
    do {
      let store = ChecklistStore(storage: storage)
      gone = store
      store.addObserver(observer)
      store.delete(at: [0])
    }
    #expect(gone == nil)
  }

  @Test("An observer may bring another while it is told")
  func observerAddedWhileTelling() {
    let late = ChecklistObserver()
    let bringer = ChecklistObserver { [store] in store.addObserver(late) }
    store.addObserver(bringer)
    store.delete(at: [0])
    store.delete(at: [1])
    #expect(late.changes.first == .deleted(at: [1]))
  }
}

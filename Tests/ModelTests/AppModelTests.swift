import Foundation
import Model
import Testing

@MainActor
@Suite("What the apps stand on")
struct AppModelTests {
  let items = StandInStorage(ChecklistItem.samples)
  let fasts = StandInStorage<[Fast]>()

  private func makeModel(_ policy: SavePolicy) -> AppModel {
    AppModel(
      checklist: ChecklistStore(storage: items, policy: policy),
      fasts: FastStore(storage: fasts, policy: policy))
  }

  @Test("CL-17: saving saves both stores")
  func save() {
    let model = makeModel(.onBackground)
    model.checklist.delete(at: [0])
    model.fasts.start(length: .fourHours, at: .beginning)
    model.save()
    #expect(items.saveCount == 1)
    #expect(fasts.saveCount == 1)
    #expect(model.unsavedChanges == nil)
  }

  @Test("CL-19: what would be lost by quitting is told with its file and the reason")
  func unsavedChanges() {
    let model = makeModel(.onChange)
    #expect(model.unsavedChanges == nil)
    items.saveProblem = .diskFull
    model.checklist.delete(at: [0])
    #expect(model.unsavedChanges == "Not saved: /list: The disk is full.")

    fasts.saveProblem = StorageProblem(.unsaved, path: "/fasts", reason: "It is a folder.")
    model.fasts.start(length: .fourHours, at: .beginning)
    model.save()
    model.checkStorage()
    #expect(
      model.unsavedChanges == "Not saved: /list: The disk is full. /fasts: It is a folder.")

    items.saveProblem = nil
    fasts.saveProblem = nil
    model.save()
    #expect(model.unsavedChanges == nil)
  }

  @Test("CL-18: a file that can't be read loses nothing by quitting, unless something changed")
  func unreadable() throws {
    items.loadProblem = .damaged
    let model = makeModel(.onChange)
    #expect(model.unsavedChanges == nil)
    try model.checklist.add(named: "Tea")
    #expect(model.unsavedChanges == "Not saved: /list: It is damaged.")
  }

  @Test("CL-19: a save that failed in the background is found by looking at the storage")
  func checkStorage() {
    let model = AppModel(
      checklist: ChecklistStore(storage: MemoryStorage()),
      fasts: FastStore(storage: BackgroundStorage(UnwritableStorage())))
    model.fasts.start(length: .fourHours, at: .beginning)
    model.save()
    model.checkStorage()
    #expect(model.unsavedChanges == "Not saved: /list: The disk is full.")
  }
}

/// A storage that never saves.
private final class UnwritableStorage: Storage, Sendable {
  func load() throws(StorageProblem) -> [Fast]? { nil }
  func save(_ value: [Fast]) throws(StorageProblem) { throw .diskFull }
  func setAside() throws(StorageProblem) {}
}

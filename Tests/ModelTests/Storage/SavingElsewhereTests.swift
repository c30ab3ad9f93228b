import Foundation
import Model
import Testing

@MainActor
@Suite("Saving elsewhere")
struct SavingElsewhereTests {
  private let folder: TemporaryFolder
  private let samples = ChecklistItem.samples

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Data(), to: "file")
  }

  private func storage(others: String...) -> PropertyListStorage<[ChecklistItem]> {
    PropertyListStorage(
      url: folder.file("data/Checklist.plist"), otherFolders: others.map(folder.file))
  }

  @Test("CL-19: a copy is saved in the first folder that can be written, under a name of its own")
  func firstFolder() throws {
    let storage = storage(others: "file/no", "one", "two")
    #expect(storage.saveCopy(samples) == folder.file("one/Checklist (copy).plist").path)
    #expect(storage.saveCopy([]) == folder.file("one/Checklist (copy 2).plist").path)
    let copy = PropertyListStorage<[ChecklistItem]>(
      url: folder.file("one/Checklist (copy).plist"))
    #expect(try copy.load() == samples)
  }

  @Test("CL-19: a storage that was given no other folder saves no copy, in nobody's home")
  func noOtherFolder() {
    let storage = PropertyListStorage<[ChecklistItem]>(url: folder.file("data/Checklist.plist"))
    #expect(storage.saveCopy(samples) == nil)
  }

  @Test("CL-19: where no folder can be written, there is no copy")
  func noFolder() {
    #expect(storage(others: "file/no", "file").saveCopy(samples) == nil)
  }

  @Test("CL-19: a store saves one copy of each state that it can't save, and says where")
  func store() throws {
    let store = ChecklistStore(storage: storage(others: "one"))
    // From now on nothing can be written there.
    try folder.write(Data(), to: "data")
    try store.add(named: "Tea")
    #expect(store.problem?.copyPath == nil)
    store.resolveProblem()
    let first = folder.file("one/Checklist (copy).plist").path
    #expect(store.problem?.copyPath == first)
    store.save()
    store.saveCopy()
    store.checkStorage()
    #expect(store.problem?.copyPath == first)
    #expect(store.hasUnsavedChanges)
    try store.add(named: "Milk")
    #expect(store.problem?.copyPath == nil)
    store.saveCopy()
    #expect(store.problem?.copyPath == folder.file("one/Checklist (copy 2).plist").path)
  }

  @Test("CL-19: what is saved needs no copy")
  func saved() throws {
    let storage = PropertyListStorage<[ChecklistItem]>(
      url: folder.file("Checklist.plist"), otherFolders: [folder.file("one")])
    let store = ChecklistStore(storage: storage)
    try store.add(named: "Tea")
    store.saveCopy()
    store.resolveProblem()
    #expect(try folder.names == ["Checklist.plist", "file"])
  }

  @Test("CL-18, CL-19: what was added while the file can't be read goes into a copy on quitting")
  func unreadable() throws {
    try folder.write(Data("damaged".utf8))
    let store = ChecklistStore(
      storage: PropertyListStorage(
        url: folder.file("Checklist.plist"), otherFolders: [folder.file("one")]))
    try store.add(named: "Tea")
    store.save()
    store.saveCopy()
    let copy = PropertyListStorage<[ChecklistItem]>(
      url: folder.file("one/Checklist (copy).plist"))
    #expect(try copy.load()?.map(\.name) == ["Tea"])
    #expect(try Data(contentsOf: folder.file("Checklist.plist")) == Data("damaged".utf8))
  }
}

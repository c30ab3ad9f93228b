import Foundation
import Testing

@Test("What was saved is loaded: the same items in their order.")
func savedItemsAreLoaded() throws {
  let storage = ChecklistStorage(file: MemoryFile())
  let items = [ChecklistItem(name: "Milk", isChecked: true)]
  try storage.save(items)
  #expect(try storage.load() == items)
}

@Test("A save replaces what was saved before.")
func saveReplacesTheFormerList() throws {
  let storage = ChecklistStorage(file: MemoryFile())
  try storage.save([ChecklistItem(name: "Milk"), ChecklistItem(name: "Tea")])
  let items = [ChecklistItem(name: "Eggs")]
  try storage.save(items)
  #expect(try storage.load() == items)
}

@Test("A file that isn't there is an empty list.")
func missingFileIsEmpty() throws {
  #expect(try ChecklistStorage(file: MemoryFile()).load().isEmpty)
}

@Test("A damaged file is an error, and a save leaves it as it was.")
func damagedFileIsKept() {
  let damaged = Data("damaged".utf8)
  let file = MemoryFile(contents: damaged)
  let storage = ChecklistStorage(file: file)
  #expect(throws: (any Error).self) { try storage.load() }
  #expect(throws: (any Error).self) { try storage.save([ChecklistItem(name: "Milk")]) }
  #expect(file.contents == damaged)
}

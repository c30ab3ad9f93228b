import Foundation
import Testing

@Test("A list is saved.")
func listIsSaved() throws {
  let storage = ChecklistStorage(file: MemoryFile())
  try storage.save([ChecklistItem(name: "Tea"), ChecklistItem(name: "Milk")])
  #expect(true)
}

import Foundation
import Testing

@Test("An item that was saved is loaded.")
func savedItemIsLoaded() throws {
  let storage = ChecklistStorage(file: MemoryFile())
  try storage.save([ChecklistItem(name: "Milk")])
  let names = try storage.load().map(\.name)
  #expect(names == ["Milk"])
}

// TODO: Test that all of an item comes back, and the items in their order.

// TODO: Test that a save replaces what was saved before.

// TODO: Test what is loaded where there is no file.

// TODO: Test that a damaged file is an error, and that a save leaves it as it was.

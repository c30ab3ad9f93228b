/// Keeps a checklist in memory, for as long as the storage lives.
final class MemoryStorage: ChecklistStorage {
  private var items: [ChecklistItem] = []

  func load() throws -> [ChecklistItem] {
    items
  }

  func save(_ items: [ChecklistItem]) throws {
    self.items = items
  }
}

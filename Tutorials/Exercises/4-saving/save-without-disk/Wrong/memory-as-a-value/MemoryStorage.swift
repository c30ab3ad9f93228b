/// Keeps a checklist in memory, for as long as the storage lives.
struct MemoryStorage: ChecklistStorage {
  private var items: [ChecklistItem] = []

  func load() throws -> [ChecklistItem] {
    items
  }

  mutating func save(_ items: [ChecklistItem]) throws {
    self.items = items
  }
}

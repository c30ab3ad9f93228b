import Model
import Testing

@Suite("A storage in memory")
struct MemoryStorageTests {
  @Test("It keeps what was saved last, and forgets what is set aside")
  func keeps() throws {
    let storage = MemoryStorage<Int>()
    #expect(try storage.load() == nil)
    try storage.save(1)
    try storage.save(2)
    try storage.check()
    try storage.finish()
    #expect(try storage.load() == 2)
    try storage.setAside()
    #expect(try storage.load() == nil)
    #expect(MemoryStorage(7).value == 7)
  }
}

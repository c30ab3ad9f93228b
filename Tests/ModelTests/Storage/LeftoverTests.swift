import Foundation
import Model
import Testing

@Suite("Temporary files that a sudden stop left")
struct LeftoverTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func name(_ list: String = "Checklist.plist") -> String { ".\(list).\(UUID()).new" }

  private func save() throws {
    try PropertyListStorage<[ChecklistItem]>(url: folder.file()).save(ChecklistItem.samples)
  }

  @Test("CL-16: the next save removes them, however many there are")
  func removed() throws {
    for _ in 0..<20 { try folder.write(Data("half a li".utf8), to: name()) }
    try save()
    #expect(try folder.names == ["Checklist.plist"])
  }

  @Test("CL-16: one that a process is still writing is left alone")
  func inUse() throws {
    let name = name()
    try folder.write(Data("half a li".utf8), to: name)
    let descriptor = open(folder.file(name).path, O_WRONLY)
    #expect(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
    try save()
    #expect(try folder.names == [name, "Checklist.plist"])
    // A process that another test starts just now may have the descriptor, too, and so the lock.
    #expect(flock(descriptor, LOCK_UN) == 0)
    close(descriptor)
    try save()
    #expect(try folder.names == ["Checklist.plist"])
  }

  @Test("No other file is removed, whatever it is called")
  func others() throws {
    let names = [
      name("Fasts.plist"), ".Checklist.plist.new", ".Checklist.plist.mine.new",
      "Checklist.plist.\(UUID()).new", ".Checklist.plist.\(UUID()).old", "notes.new",
    ]
    for name in names { try folder.write(Data("precious".utf8), to: name) }
    try save()
    #expect(try folder.names == (names + ["Checklist.plist"]).sorted())
  }

  @Test("They are removed where a link leads, too")
  func behindLink() throws {
    try folder.makeFolder("elsewhere")
    try folder.write(Data(), to: "elsewhere/List.plist")
    try folder.write(Data(), to: "elsewhere/" + name("List.plist"))
    try folder.link("Checklist.plist", to: "elsewhere/List.plist")
    try save()
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.file("elsewhere").path)
    #expect(names == ["List.plist"])
  }
}

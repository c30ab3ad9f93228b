import Foundation
import Model
import Testing

@Suite("Devices and pipes in a file's place")
struct IrregularFileTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private var storage: PropertyListStorage<[ChecklistItem]> {
    PropertyListStorage(url: folder.file())
  }

  private func expectRefused() {
    let unread = #expect(throws: StorageProblem.self) { try storage.load() }
    #expect(unread?.kind == .unreadable)
    #expect(unread?.reason == "It is a device or a pipe, and not a file.")
    let unsaved = #expect(throws: StorageProblem.self) { try storage.save([]) }
    #expect(unsaved?.kind == .unsaved)
    #expect(unsaved?.reason == "It is a device or a pipe, and not a file.")
    #expect(storage.salvage()?.value == nil)
  }

  @Test("CL-18, CL-19: a device that a link leads to is neither read without end nor replaced")
  func device() throws {
    try folder.link("device", to: "/dev/zero")
    try folder.link("Checklist.plist", to: "device")
    expectRefused()
    var status = stat()
    #expect(stat("/dev/zero", &status) == 0)
    #expect(status.st_mode & S_IFMT == S_IFCHR)
  }

  @Test("CL-18, CL-19: a pipe that nobody writes to makes nobody wait, and stays")
  func pipe() throws {
    try #require(mkfifo(folder.file().path, 0o600) == 0)
    expectRefused()
    #expect(try folder.names == ["Checklist.plist"])
  }

  @Test("CL-18: a device is moved aside without harm to it")
  func setAside() throws {
    try folder.link("Checklist.plist", to: "/dev/null")
    try storage.setAside()
    try storage.save(ChecklistItem.samples)
    #expect(folder.destination(of: "Checklist (damaged).plist") == "/dev/null")
    #expect(try storage.load() == ChecklistItem.samples)
  }
}

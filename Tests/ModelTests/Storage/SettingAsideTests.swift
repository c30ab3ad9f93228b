import Foundation
import Model
import Testing

@Suite("Moving an unreadable file aside")
struct SettingAsideTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func storage(_ name: String = "Checklist.plist") -> PropertyListStorage<[ChecklistItem]> {
    PropertyListStorage(url: folder.file(name))
  }

  @Test("CL-18: each damaged file gets a name of its own, and keeps what it holds")
  func names() throws {
    for number in 1...3 {
      try folder.write(Data("damage \(number)".utf8))
      try storage().setAside()
    }
    let names = [
      "Checklist (damaged).plist", "Checklist (damaged 2).plist", "Checklist (damaged 3).plist",
    ]
    #expect(try Set(folder.names) == Set(names))
    for (number, name) in zip(1..., names) {
      #expect(try Data(contentsOf: folder.file(name)) == Data("damage \(number)".utf8))
    }
  }

  @Test("CL-18: a name that anything has, a link that leads nowhere too, is not used again")
  func takenNames() throws {
    try folder.link("Checklist (damaged).plist", to: "nowhere")
    try folder.makeFolder("Checklist (damaged 2).plist")
    try folder.write(Data("damage".utf8))
    try storage().setAside()
    #expect(
      try folder.names == [
        "Checklist (damaged 2).plist", "Checklist (damaged 3).plist", "Checklist (damaged).plist",
      ])
    #expect(folder.destination(of: "Checklist (damaged).plist") == "nowhere")
  }

  @Test("CL-18: a folder, or a link that leads nowhere, is moved aside as it is")
  func folderAndLink() throws {
    try folder.makeFolder("Checklist.plist")
    try storage().setAside()
    try folder.link("Checklist.plist", to: "nowhere")
    try storage().setAside()
    #expect(folder.destination(of: "Checklist (damaged 2).plist") == "nowhere")
    try storage().save(ChecklistItem.samples)
    #expect(try storage().load() == ChecklistItem.samples)
  }

  @Test("CL-18: a file that can't be moved is a problem still")
  func fails() throws {
    let missing = #expect(throws: StorageProblem.self) { try storage().setAside() }
    #expect(missing?.kind == .unreadable)
    try folder.write(Data(), to: "file")
    let problem = #expect(throws: StorageProblem.self) {
      try storage("file/Checklist.plist").setAside()
    }
    #expect(problem?.kind == .unreadable)
    #expect(problem?.path == folder.file("file/Checklist.plist").path)
  }
}

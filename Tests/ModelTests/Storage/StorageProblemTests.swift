import Foundation
import Model
import Testing

@Suite("What the user is told of a file")
struct StorageProblemTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func storage(_ name: String) -> PropertyListStorage<[ChecklistItem]> {
    PropertyListStorage(url: folder.file(name))
  }

  @Test("CL-18: a file that can't be read is named, with the reason and what to do")
  func unreadable() {
    let problem = StorageProblem(.unreadable, path: "/a/List.plist", reason: "It is damaged.")
    #expect(
      problem.message == """
        Can't read /a/List.plist: It is damaged. The file is kept as it is, and nothing is saved \
        until you choose “Move it aside and save here”.
        """)
    #expect(problem.remedy == "Move it aside and save here")
  }

  @Test("CL-19: a file that can't be written is named, with the reason and what to do")
  func unsaved() {
    let problem = StorageProblem(.unsaved, path: "/a/List.plist", reason: "The disk is full.")
    #expect(
      problem.message == """
        Can't save /a/List.plist: The disk is full. Your changes are kept here. “Save again” saves \
        a copy elsewhere if it must.
        """)
    #expect(problem.remedy == "Save again")
  }

  @Test("CL-19: a file that can't be written is named with the copy that was saved instead")
  func copied() {
    var problem = StorageProblem(.unsaved, path: "/a/List.plist", reason: "The disk is full.")
    problem.copyPath = "/b/List (copy).plist"
    #expect(
      problem.message == """
        Can't save /a/List.plist: The disk is full. A copy with your changes is in \
        /b/List (copy).plist.
        """)
  }

  @Test("CL-18, CL-19: each reason is a sentence without the system's codes")
  func reasons() throws {
    try folder.write(Data("no list".utf8), to: "file")
    try folder.makeFolder("folder")
    try folder.link("lost", to: "nowhere")
    try folder.link("loop", to: "loop")
    let long = String(repeating: "x", count: 300)
    for name in ["file", "file/List.plist", "folder", "lost", "loop", long] {
      let unread = try #require(throws: StorageProblem.self) { try storage(name).load() }
      #expect(unread.kind == .unreadable)
      #expect(unread.path == folder.file(name).path)
      expectSentence(unread.reason)
    }
    for name in ["file/List.plist", "folder", "lost", "loop", long] {
      let unsaved = try #require(throws: StorageProblem.self) { try storage(name).save([]) }
      #expect(unsaved.kind == .unsaved)
      #expect(unsaved.path == folder.file(name).path)
      expectSentence(unsaved.reason)
    }
  }

  @Test(
    "CL-19: why a file can't be written is told in plain words",
    arguments: [
      ("folder", "It is a folder."), ("lost", "It is a link that leads nowhere."),
      ("file/List.plist", "A part of its path is not a folder."),
    ])
  func saveReasons(name: String, reason: String) throws {
    try folder.write(Data(), to: "file")
    try folder.makeFolder("folder")
    try folder.link("lost", to: "nowhere")
    let problem = #expect(throws: StorageProblem.self) { try storage(name).save([]) }
    #expect(problem?.reason == reason)
  }

  private func expectSentence(_ reason: String) {
    #expect(reason.first?.isUppercase == true, "\(reason)")
    #expect(reason.last == ".", "\(reason)")
    #expect(!reason.contains("Domain") && !reason.contains("Error"), "\(reason)")
    #expect(!reason.contains("could not be completed"), "\(reason)")
  }
}

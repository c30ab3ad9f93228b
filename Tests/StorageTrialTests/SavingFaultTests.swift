import Foundation
import Model
import Testing

/// The apps as processes, where something keeps them from saving.
@Suite("An app that can't save")
struct SavingFaultTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private let longName = String(repeating: "x", count: 20_000)

  private var data: [String] { ["--data", folder.url.path] }

  private func names() throws -> [String]? {
    let storage = PropertyListStorage<[ChecklistItem]>(url: folder.file())
    return try storage.load()?.map(\.name)
  }

  /// The screen's text in one line, however it was broken.
  private func text(_ output: String) -> String {
    output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test(
    "CL-19: on a disk without room an app says so, goes on, keeps the file, and ends with status 1",
    arguments: Product.apps)
  func full(app: Product) throws {
    let script = "add Tea\nadd \(longName)\nadd Milk\n"
    let result = try app.run(data, input: script, fileLimit: 8)
    let path = folder.file().path
    #expect(text(result.output).contains("The file would be larger than is allowed here."))
    #expect(result.output.contains("── line 3: add Milk"))
    #expect(result.output.contains("\n Milk"))
    #expect(result.status == 1)
    #expect(result.error.contains("error: Not saved: \(path): The file would be larger"))
    #expect(try names() == ["Tea"])
    #expect(try folder.names == [".lock", "Checklist.plist"])
  }

  @Test(
    "CL-19: once there is room again, the next change saves all, and the app ends with status 0",
    arguments: Product.apps)
  func roomAgain(app: Product) throws {
    let script = "add Tea\nadd \(longName)\nadd Milk\ndelete 2\n"
    let result = try app.run(data, input: script, fileLimit: 8)
    #expect(text(result.output).contains("Can't save"))
    #expect(result.status == 0)
    #expect(result.error == "")
    #expect(try names() == ["Tea", "Milk"])
  }

  @Test(
    "CL-18: whatever unreadable is in the file's place, an app goes on and leaves it alone",
    arguments: Product.apps, ["damaged", "folder", "link", "device", "part"])
  func occupied(app: Product, by obstacle: String) throws {
    switch obstacle {
    case "folder": try folder.makeFolder("Checklist.plist")
    case "link": try folder.link("Checklist.plist", to: "nowhere")
    case "device": try folder.link("Checklist.plist", to: "/dev/full")
    case "part":
      let list = ["broken", ["id": UUID().uuidString, "name": "Kept"]] as [Any]
      try folder.write(
        PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0))
    default: try folder.write(Data("damaged".utf8))
    }
    let result = try app.run(data, input: "add Tea\n")
    #expect(text(result.output).contains("Can't read"))
    #expect(text(result.output).contains("Move it aside and save here"))
    #expect(result.output.contains("\n Tea"))
    #expect(result.output.contains("\n Kept") == (obstacle == "part"))
    #expect(result.status == 1)
    #expect(result.error.hasPrefix("error: Not saved: \(folder.file().path): "))
    #expect(try folder.names == [".lock", "Checklist.plist"])
  }

  @Test(
    "CL-19: where no folder can be made, an app says so, goes on, and ends with status 1",
    arguments: Product.apps)
  func noFolder(app: Product) throws {
    try folder.write(Data("precious".utf8), to: "file")
    let result = try app.run(
      ["--data", folder.file("file/deeper").path], input: "length 4h\nstart\n")
    #expect(result.status == 1)
    #expect(result.error.contains("A part of its path is not a folder."))
    #expect(try folder.names == ["file"])
  }

  @Test(
    "CL-19: a folder that was deleted while the app runs is made again", arguments: Product.apps)
  func deletedFolder(app: Product) throws {
    let data = folder.file("data")
    let running = try Running(app, ["--data", data.path])
    try running.start()
    waitUntil { FileManager.default.fileExists(atPath: data.appending(path: ".lock").path) }
    try FileManager.default.removeItem(at: data)
    try running.end(input: "add Tea\n")
    #expect(running.result().status == 0)
    let file = data.appending(path: "Checklist.plist")
    #expect(try PropertyListStorage<[ChecklistItem]>(url: file).load()?.map(\.name) == ["Tea"])
  }

  @Test(
    "CL-16: an app follows a link to a file, and keeps the file's mode", arguments: Product.apps)
  func link(app: Product) throws {
    try folder.makeFolder("elsewhere")
    let file = folder.file("elsewhere/List.plist")
    try PropertyListStorage<[ChecklistItem]>(url: file).save([])
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
    try folder.link("Checklist.plist", to: "elsewhere/List.plist")
    #expect(try app.run(data, input: "add Tea\n").status == 0)
    #expect(folder.destination(of: "Checklist.plist") == "elsewhere/List.plist")
    let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
    #expect(mode as? Int == 0o640)
    #expect(try names() == ["Tea"])
  }

  @Test(
    "CL-19: in a folder that may not be written an app says so, and ends with status 1",
    .enabled(if: getuid() != 0, "The superuser may write everywhere."), arguments: Product.apps)
  func readOnly(app: Product) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o500], ofItemAtPath: folder.url.path)
    defer {
      try? FileManager.default.setAttributes(
        [.posixPermissions: 0o700], ofItemAtPath: folder.url.path)
    }
    let result = try app.run(data, input: "add Tea\n")
    #expect(result.status == 1)
    #expect(result.error.contains("You don't have the permission."))
  }
}

/// Waits for what another process does, at most a minute.
func waitUntil(_ isTrue: () -> Bool) {
  let end = ContinuousClock.now + .seconds(60)
  while !isTrue(), ContinuousClock.now < end { usleep(1_000) }
}

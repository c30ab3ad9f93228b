import Foundation
import Model
import Testing

/// Two apps at once, as processes.
@Suite("Two apps on one file")
struct FolderLockTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Starts an app that waits for its input, and returns once it has the folder's lock.
  private func hold(_ app: Product, _ name: String, lockIn other: String? = nil) throws -> Running {
    let running = try Running(app, ["--data", folder.file(name).path])
    try running.start()
    let lock = folder.file((other ?? name) + "/.lock")
    let line = "\(app.rawValue) (process \(running.process.processIdentifier))"
    waitUntil { (try? Data(contentsOf: lock)) == Data(line.utf8) }
    return running
  }

  private func names(_ path: String) throws -> [String]? {
    try PropertyListStorage<[ChecklistItem]>(url: folder.file(path)).load()?.map(\.name)
  }

  @Test(
    "The second app is refused, told by which and what to do, and the first saves what it did",
    arguments: Product.apps, Product.apps)
  func refused(first: Product, second: Product) throws {
    let running = try hold(first, "data")
    let result = try second.run(["--data", folder.file("data").path], input: "add Milk\n")
    #expect(result.status == 1)
    #expect(result.output == "")
    let owner = "\(first.rawValue) (process \(running.process.processIdentifier))"
    #expect(
      result.error == """
        error: \(owner) has the files in \(folder.file("data").path) open. Quit it first, or choose \
        another folder with --data DIR.

        """)
    try running.end(input: "add Tea\n")
    #expect(running.result().status == 0)
    #expect(try names("data/Checklist.plist") == ["Tea"])
    #expect(
      try second.run(["--data", folder.file("data").path], input: "add Milk\n").status == 0)
    #expect(try names("data/Checklist.plist") == ["Tea", "Milk"])
  }

  @Test("An app that was killed holds nothing any more", arguments: Product.apps)
  func killed(app: Product) throws {
    try hold(app, "data").kill()
    let result = try Product.mvcApp.run(["--data", folder.file("data").path], input: "add Tea\n")
    #expect(result.status == 0)
    #expect(try names("data/Checklist.plist") == ["Tea"])
  }

  @Test("Two apps in two folders do not disturb each other")
  func twoFolders() throws {
    let running = try hold(.mvcApp, "one")
    #expect(
      try Product.mvvmApp.run(["--data", folder.file("two").path], input: "add Milk\n").status == 0)
    try running.end(input: "add Tea\n")
    #expect(running.result().status == 0)
    #expect(try names("one/Checklist.plist") == ["Tea"])
    #expect(try names("two/Checklist.plist") == ["Milk"])
  }

  @Test("A folder that is reached through a link, or by another path, is one folder")
  func twoPaths() throws {
    try folder.makeFolder("data")
    try folder.link("link", to: "data")
    let running = try hold(.mvcApp, "data")
    defer { running.kill() }
    for path in ["link", "link/", "data/../data", "./data//"] {
      let result = try Product.mvvmApp.run(["--data", folder.url.path + "/" + path])
      #expect(result.status == 1)
      #expect(result.error.contains("mvc-app"))
    }
  }

  @Test("Two folders whose lists are links to one file do not both get it")
  func oneFileInTwoFolders() throws {
    try folder.makeFolder("shared")
    for name in ["one", "two"] {
      try folder.makeFolder(name)
      try folder.link("\(name)/Checklist.plist", to: "../shared/List.plist")
    }
    try PropertyListStorage<[ChecklistItem]>(url: folder.file("shared/List.plist")).save([])
    let running = try hold(.mvcApp, "one", lockIn: "shared")
    defer { running.kill() }
    let result = try Product.mvvmApp.run(["--data", folder.file("two").path])
    #expect(result.status == 1)
    #expect(result.error.contains(folder.file("shared").path))
  }

  @Test("A lock file that can't be used makes the lock no weaker", arguments: ["folder", "link"])
  func oddLockFile(kind: String) throws {
    try folder.makeFolder("data")
    if kind == "folder" {
      try folder.makeFolder("data/.lock")
    } else {
      try folder.link("data/.lock", to: "nowhere/at/all")
    }
    // The console's file is made once the app has the lock.
    let console = folder.file("console")
    let data = ["--data", folder.file("data").path]
    let running = try Running(.mvcApp, data + ["--console", console.path])
    try running.start()
    defer { running.kill() }
    waitUntil { FileManager.default.fileExists(atPath: console.path) }
    let result = try Product.mvvmApp.run(data)
    #expect(result.status == 1)
    #expect(result.error.hasPrefix("error: Another app has the files in"))
  }
}

import Comparison
import Foundation
import Testing

@Suite("The commands mvc-app and mvvm-app")
struct AppCommandTests {
  private nonisolated static let names = ["mvc-app", "mvvm-app"]

  private let folder: TemporaryFolder
  private var data: String { folder.url.appending(path: "data").path }
  private var checklist: URL { folder.url.appending(path: "data/Checklist.plist") }

  init() throws {
    folder = try TemporaryFolder()
  }

  private func app(_ name: String) -> Executable {
    Executable(name, home: folder.url)
  }

  // MARK: Scripts

  @Test("UI-3: print the same for the same script, byte for byte")
  func sameOutput() throws {
    let script = """
      add Walk the dog
      add 買い物 🛒
      toggle 2
      move 2 0
      rename 1 ""
      length 5s
      start
      wait 2s
      kill
      wait 1h
      length 16h
      start
      wait 1h35m15s
      """
    func outputs() throws -> [Data] {
      try Self.names.map { name in
        let data = folder.url.appending(path: UUID().uuidString).path
        let outcome = try app(name).run("--data", data, input: script)
        #expect(outcome.status == 0)
        #expect(outcome.errors == "")
        #expect(outcome.output.contains("1h 35m 15s"))
        return outcome.data
      }
    }
    // The apps show when a fast began by the real clock, whose minute may end between the two.
    let first = try outputs()
    let same = first[0] == first[1] ? first : try outputs()
    #expect(String(decoding: same[0], as: UTF8.self) == String(decoding: same[1], as: UTF8.self))
  }

  @Test("print the screen after each action, without colour", arguments: names)
  func screens(name: String) throws {
    let outcome = try app(name).run("--data", data, input: "add Tea\n# a comment\n\ntoggle 1\n")
    #expect(outcome.status == 0)
    #expect(
      outcome.lines.filter { $0.hasPrefix("── ") }
        == ["── start", "── line 1: add Tea", "── line 4: toggle 1"])
    #expect(outcome.output.contains("✅"))
    #expect(!outcome.output.contains("\u{1B}"))
  }

  @Test("refuse a bad script before its first action, with status 2", arguments: names)
  func badLine(name: String) throws {
    let outcome = try app(name).run("--data", data, input: "add Tea\nadd Milk\ntggle 1\n")
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(
      outcome.errors == "error: line 3: unknown action 'tggle'; did you mean 'toggle'?\n")
    #expect(!FileManager.default.fileExists(atPath: checklist.path))
  }

  @Test("stop at a row that doesn't exist with status 1, and keep what was done", arguments: names)
  func missingRow(name: String) throws {
    let outcome = try app(name).run("--data", data, input: "add Tea\ntoggle 2\nadd Milk\n")
    #expect(outcome.status == 1)
    #expect(outcome.errors == "error: line 2: there is no row 2; the checklist has 1 row\n")
    let later = try app(name).run("--data", data)
    #expect(later.output.contains("Tea") && !later.output.contains("Milk"))
  }

  // MARK: Files

  @Test("CL-15, FT-14: open each other's files", arguments: zip(names, names.reversed()))
  func eachOther(first: String, second: String) throws {
    let written = try app(first).run(
      "--data", data, input: "add Tea\nadd Milk\ntoggle 1\nlength 24h\nstart\n")
    #expect(written.status == 0)
    let read = try app(second).run("--data", data, input: "toggle 2\nlength 4h\n")
    #expect(
      read.lines.filter { $0.contains("✅") }.map { $0.prefix(4) } == [" Tea", " Tea", " Mil"])
    #expect(read.output.contains("Length    24 hours"))
  }

  @Test("CL-15: open an XML list with keys that they don't know", arguments: names)
  func xml(name: String) throws {
    let xml = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><array>
      <dict><key>id</key><string>9D2A7A52-3C8E-4B0A-9B5B-000000000001</string>
      <key>name</key><string>Tea</string><key>isChecked</key><true/>
      <key>colour</key><string>green</string></dict>
      <dict><key>id</key><string>9D2A7A52-3C8E-4B0A-9B5B-000000000002</string>
      <key>name</key><string>Milk</string></dict>
      </array></plist>
      """
    try FileManager.default.createDirectory(atPath: data, withIntermediateDirectories: true)
    try Data(xml.utf8).write(to: checklist)
    let outcome = try app(name).run("--data", data)
    #expect(outcome.lines.contains { $0.hasPrefix(" Tea ") && $0.hasSuffix("✅") })
    #expect(outcome.lines.contains { $0.hasPrefix(" Milk ") && $0.hasSuffix("🔲") })
  }

  @Test("CL-18: keep a damaged file as it is, and show which and what to do", arguments: names)
  func damaged(name: String) throws {
    let damage = Data("not a list".utf8)
    try FileManager.default.createDirectory(atPath: data, withIntermediateDirectories: true)
    try damage.write(to: checklist)
    let outcome = try app(name).run("--data", data, input: "add Tea\nbackground\nforeground\n")
    #expect(outcome.output.contains("! Can't read"))
    #expect(outcome.output.contains("[ Move it aside and save here ]"))
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("Not saved: "))
    #expect(outcome.errors.contains("Checklist.plist"))
    #expect(try Data(contentsOf: checklist) == damage)
  }

  @Test("CL-17: lose under --save on-background what was changed before a kill", arguments: names)
  func lostChange(name: String) throws {
    let lost = try app(name).run(
      "--data", data, "--save", "on-background", input: "add Tea\nrelaunch\nadd Milk\nkill\n")
    #expect(lost.status == 0)
    let later = try app(name).run("--data", data)
    #expect(later.output.contains("Tea") && !later.output.contains("Milk"))
  }

  #if os(Linux)
    @Test("keep their files where the XDG rules say, without --data", arguments: names)
    func usualFolder(name: String) throws {
      _ = try app(name).run(input: "add Tea\n")
      let file = folder.url.appending(path: "SideBySide/Checklist.plist")
      #expect(FileManager.default.fileExists(atPath: file.path))
    }
  #endif

  @Test("CL-13, CL-14: write to the console file, and not over the screen", arguments: names)
  func console(name: String) throws {
    let file = folder.url.appending(path: "console")
    let outcome = try app(name).run("--data", data, "--console", file.path, input: "add Tea\n")
    #expect(!outcome.output.contains("did appear"))
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    #expect(
      lines == [
        "App didBecomeActive", "Checklist did appear", "Checklist did disappear",
        "Add Item did appear", "🔲 Tea", "--------------------", "Add Item did disappear",
        "Checklist did appear", "App willResignActive", "App didEnterBackground",
        "Checklist did disappear", "App willTerminate",
      ])
  }

  @Test("refuse a folder in which the other works", arguments: zip(names, names.reversed()))
  func locked(first: String, second: String) throws {
    let running = try app(first).start(["--data", data])
    try running.waitUntilReading()
    let refused = try app(second).run("--data", data, input: "add Milk\n")
    #expect(refused.status == 1)
    #expect(refused.output == "")
    #expect(refused.errors.hasPrefix("error: \(first) (process "))
    #expect(refused.errors.contains("Quit it first, or choose another folder with --data DIR."))
    try running.write("add Tea\n")
    #expect(try running.finish().status == 0)
    let later = try app(second).run("--data", data)
    #expect(later.status == 0)
    #expect(later.output.contains("Tea") && !later.output.contains("Milk"))
  }

  // MARK: Options

  @Test("refuse an unknown option with status 2", arguments: names)
  func unknownOption(name: String) throws {
    let outcome = try app(name).run("--dta", data)
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("error: unknown option '--dta'; did you mean '--data'?"))
  }

  @Test("explain themselves with --help, and tell their version", arguments: names)
  func help(name: String) throws {
    let help = try app(name).run("--help")
    #expect(help.status == 0)
    for option in ["--data", "--save", "--console", "on-change", "on-background"] {
      #expect(help.output.contains(option))
    }
    let version = try app(name).run("--version")
    #expect(version.status == 0)
    #expect(version.output.hasPrefix("\(name) "))
  }
}

import Foundation
import Model
import Testing

@MainActor
@Suite("The debug console in a file")
struct FileConsoleTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func text() throws -> String {
    String(decoding: try Data(contentsOf: folder.file("console.log")), as: UTF8.self)
  }

  @Test("CL-13: lines are written to a file, which is made if it is missing")
  func write() throws {
    let console = try FileConsole(url: folder.file("console.log"))
    #expect(try text() == "")
    console.write("App didBecomeActive")
    #expect(try text() == "App didBecomeActive\n")
    console.write("🔲 Käse")
    #expect(try text() == "App didBecomeActive\n🔲 Käse\n")
  }

  @Test("CL-13: what the file holds already stays")
  func append() throws {
    try folder.write(Data("before\n".utf8), to: "console.log")
    try FileConsole(url: folder.file("console.log")).write("first")
    try FileConsole(url: folder.file("console.log")).write("second")
    #expect(try text() == "before\nfirst\nsecond\n")
  }

  @Test("A console that can't be opened says so")
  func cannotOpen() throws {
    try folder.makeFolder("console.log")
    #expect(throws: (any Error).self) { try FileConsole(url: folder.file("console.log")) }
    #expect(throws: (any Error).self) { try FileConsole(url: folder.file("missing/console.log")) }
  }

  @Test("CL-14: an item is a line, and nothing in its name can steer the terminal that shows it")
  func inert() throws {
    // No arguments of the test: those are printed, and would steer the terminal.
    let names = [
      ("a\nb", #"a\nb"#), ("a\r\nb", #"a\r\nb"#), ("a\tb", #"a\tb"#),
      ("\u{1B}[2J", #"\u{1B}[2J"#), ("\u{9B}2J", #"\u{009B}2J"#), ("\u{7}\u{8}", #"\u{07}\u{08}"#),
      ("\u{0}", #"\0"#), ("\u{7F}", #"\u{7F}"#), ("a\u{2028}b", #"a\u{2028}b"#),
      ("a\u{200B}\u{FEFF}b", #"a\u{200B}\u{FEFF}b"#),
      ("\u{202E}gpj", #"\u{202E}gpj"#), ("\u{2066}x\u{2069}", #"\u{2066}x\u{2069}"#),
      (#"it's "C:\" — 👩‍👩‍👧 e\#u{301}"#, #"it's "C:\" — 👩‍👩‍👧 e\#u{301}"#),
    ]
    let console = try FileConsole(url: folder.file("console.log"))
    for (name, _) in names { console.write("🔲 " + name) }
    let lines = try text().split(separator: "\n").map(String.init)
    #expect(lines == names.map { _, written in "🔲 " + written })
  }

  @Test("A long line is cut, so that a long name doesn't fill the disk with each change")
  func bounded() throws {
    let console = try FileConsole(url: folder.file("console.log"))
    console.write(String(repeating: "x", count: 1_000))
    console.write(String(repeating: "x", count: 1_000_000))
    let whole = String(repeating: "x", count: 1_000)
    #expect(try text() == "\(whole)\n\(whole)…\n")
  }
}

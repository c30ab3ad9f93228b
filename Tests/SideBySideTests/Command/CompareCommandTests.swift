import Comparison
import Foundation
import TerminalUI
import Testing

@Suite("The command compare")
struct CompareCommandTests {
  private let folder: TemporaryFolder
  private let compare: Executable

  init() throws {
    folder = try TemporaryFolder()
    compare = Executable("compare", home: folder.url)
  }

  // MARK: The story

  @Test("UI-3: plays its story and ends with status 0, as all screens are the same")
  func story() throws {
    let outcome = try compare.run()
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(outcome.output.contains("View → Controller  didTapRow(3)"))
    #expect(outcome.output.contains("ViewModel ⇢ View  rows changed"))
    let counts = outcome.output.firstMatch(of: /✓ (\d+) screens compared, (\d+) equal/)
    #expect(counts != nil && counts?.1 == counts?.2)
  }

  @Test("plays the part of one feature", arguments: ["checklist", "fasting"])
  func feature(name: String) throws {
    let outcome = try compare.run(name)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("ChecklistController") == (name == "checklist"))
    #expect(outcome.output.contains("FastingController") == (name == "fasting"))
  }

  @Test("writes at most 100 columns without colour where there is no terminal")
  func width() throws {
    for outcome in [try compare.run("--screens"), try compare.run("--help")] {
      #expect(!outcome.output.contains("\u{1B}"))
      #expect(outcome.lines.filter { CharacterWidth.columns(of: String($0)) > 100 } == [])
    }
  }

  @Test("shows a name with control characters inert")
  func inert() throws {
    let outcome = try compare.run(
      "--script", "-", "--screens", input: #"add "\e[31mred\u{9b}2J\u{202e}""#)
    #expect(outcome.status == 0)
    #expect(
      !outcome.output.unicodeScalars.contains { "\u{1B}\u{9B}\u{202E}".unicodeScalars.contains($0) }
    )
  }

  @Test("leaves the user's files alone")
  func files() throws {
    _ = try compare.run()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [])
  }

  // MARK: Scripts

  @Test("plays a script from a file")
  func file() throws {
    let file = folder.url.appending(path: "script")
    try Data("add Tea\ntoggle 1 # done\n".utf8).write(to: file)
    let outcome = try compare.run("--script", file.path)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("toggle(“Tea”)"))
  }

  @Test("refuses a script with a bad line before the first action, and says what was meant")
  func badLine() throws {
    let outcome = try compare.run("--script", "-", input: "add Tea\n\ntggle 1\nmove 1\n")
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(
      outcome.errors.split(separator: "\n").first
        == "error: line 3: unknown action 'tggle'; did you mean 'toggle'?")
    #expect(outcome.errors.contains("line 4: OFFSET is missing; write move ROWS OFFSET"))
  }

  @Test("stops at a row that doesn't exist with status 1, in both patterns alike")
  func missingRow() throws {
    let outcome = try compare.run("--script", "-", input: "add Tea\ntoggle 2\nadd Milk\n")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("line 2: there is no row 2; the checklist has 1 row"))
    #expect(!outcome.output.contains("the screens differ"))
    #expect(!outcome.output.contains("add Milk"))
  }

  @Test("says which file it can't read and why, with status 2")
  func missingFile() throws {
    let outcome = try compare.run("--script", folder.url.appending(path: "none").path)
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("error: can't read the script '"))
    #expect(outcome.errors.hasSuffix(": there is no such file\n"))
    #expect(outcome.output == "")
  }

  @Test("CL-17: shows under --save on-background that a sudden stop loses the change")
  func lostChange() throws {
    let script = "add Tea\nkill\ntoggle 1\n"
    let lost = try compare.run("--script", "-", "--save", "on-background", input: script)
    #expect(lost.status == 1)
    #expect(lost.output.contains("line 3: there is no row 1; the checklist is empty"))
    let kept = try compare.run("--script", "-", "--save", "on-change", input: script)
    #expect(kept.status == 0)
  }

  // MARK: Options

  @Test(
    "refuses what it doesn't know with status 2",
    arguments: [
      (["--scren"], "error: unknown option '--scren'; did you mean '--screens'?"),
      (["--save", "never"], "error: "), (["--random", "0"], "error: "),
      (["checklists"], "error: "), (["fasting", "checklist"], "error: "),
    ])
  func unknownOption(arguments: [String], message: String) throws {
    let outcome = try compare.start(arguments).finish()
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix(message))
  }

  @Test("explains itself with --help, and tells its version")
  func help() throws {
    let help = try compare.run("--help")
    #expect(help.status == 0)
    #expect(help.errors == "")
    for option in ["--script", "--save", "--screens", "--format", "--random", "--seed", "--live"] {
      #expect(help.output.contains(option))
    }
    let version = try compare.run("--version")
    #expect(version.status == 0)
    #expect(version.output.wholeMatch(of: /compare \d+\.\d+\n/) != nil)
  }

  @Test("plays random actions, the same for the same seed")
  func random() throws {
    let first = try compare.run("--random", "100", "--seed", "3")
    #expect(first.status == 0)
    #expect(first.output.hasPrefix("100 random actions, seed 3: "))
    let second = try compare.run("--random", "100", "--seed", "3")
    #expect(second.output == first.output)
    let other = try compare.run("--random", "100", "--seed", "4")
    #expect(other.output != first.output)
  }

  // MARK: JSON

  /// What a program reads of the report.
  private nonisolated struct Report: Decodable {
    struct Side: Decodable {
      var messages: Int
    }

    struct Step: Decodable {
      struct Half: Decodable {
        var messages: [Message]
        var screen: [String]?
      }

      struct Message: Decodable {
        var from: String
        var to: String
        var text: String
        var isObservation: Bool
      }

      var line: Int?
      var action: String?
      var same: Bool
      var screensCompared: Int
      var mvc: Half
      var mvvm: Half
    }

    var same: Bool
    var screensCompared: Int
    var screensEqual: Int
    var actions: Int
    var mvc: Side
    var mvvm: Side
    var steps: [Step]
  }

  @Test("reports as JSON, complete")
  func json() throws {
    let outcome = try compare.run(
      "--format", "json", "--screens", "--script", "-", input: "add Tea\ntoggle 1\n")
    #expect(outcome.status == 0)
    let report = try JSONDecoder().decode(Report.self, from: outcome.data)
    #expect(report.same && report.steps.allSatisfy { $0.same })
    #expect(report.actions == 2)
    #expect(report.steps.map(\.line) == [nil, 1, 2])
    #expect(report.steps.map(\.action) == [nil, "add Tea", "toggle 1"])
    #expect(report.screensCompared == report.steps.reduce(0) { $0 + $1.screensCompared })
    #expect(report.screensEqual == report.screensCompared)
    #expect(
      report.mvc.messages == report.steps.dropFirst().reduce(0) { $0 + $1.mvc.messages.count })
    #expect(report.mvvm.messages > 0)
    let last = try #require(report.steps.last)
    #expect(
      last.mvc.messages.map(\.text) == [
        "didTapRow(1)", "toggle(“Tea”)", "didUpdate(1)", "reloadRow(1)",
      ])
    #expect(last.mvvm.messages.map(\.isObservation) == [false, false, false, true])
    #expect(last.mvc.screen?.contains { $0.contains("Tea") } == true)
    #expect(last.mvc.screen == last.mvvm.screen)
  }
}

@Suite("Options of compare")
struct CompareOptionTests {
  private let folder: TemporaryFolder
  private let compare: Executable

  init() throws {
    folder = try TemporaryFolder()
    compare = Executable("compare", home: folder.url)
  }

  @Test(
    "that don't go together are refused with status 2",
    arguments: [
      ["--live", "--screens"], ["--live", "checklist"], ["--random", "5", "--screens"],
      ["--random", "5", "--script", "-"], ["--seed", "3"],
    ])
  func conflicts(arguments: [String]) throws {
    let running = try compare.start(arguments)
    try running.write("")
    let outcome = try running.finish()
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("error: --"))
  }

  @Test("report random actions as JSON too")
  func randomJSON() throws {
    let outcome = try compare.run("--random", "20", "--format", "json")
    let object = try JSONSerialization.jsonObject(with: outcome.data) as? [String: Any]
    #expect(object?["same"] as? Bool == true)
    #expect(object?["actions"] as? Int == 20)
  }

  @Test("CL-17: after a kill, the text shows what the apps have kept, and what they have lost")
  func lostChange() throws {
    let script = "add milk\nkill\n"
    let saved = try compare.run("--script", "-", input: script)
    #expect(saved.output.contains("│ milk"))
    let lost = try compare.run("--script", "-", "--save", "on-background", input: script)
    #expect(!lost.output.contains("│ milk"))
    #expect(lost.output.contains("│ No Items Yet"))
  }
}

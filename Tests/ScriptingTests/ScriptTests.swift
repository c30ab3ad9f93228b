import Scripting
import Testing

@Suite("A script")
struct ScriptTests {
  @Test(
    "has an action a line",
    arguments: [
      ("add Walk the dog", .add(name: "Walk the dog")),
      ("rename 2 Walk  two dogs", .rename(row: 2, name: "Walk  two dogs")),
      ("toggle 007", .toggle(row: 7)),
      ("move 4 0", .move(rows: ScriptRows(4), offset: 0)),
      ("move 1,3-5 6", .move(rows: ScriptRows([1...1, 3...5]), offset: 6)),
      ("delete 2-4", .delete(rows: ScriptRows([2...4]))),
      ("delete item 2", .delete(rows: ScriptRows(2))),
      ("delete fast 3", .deleteFast(row: 3)),
      ("length 5s", .length(.fiveSeconds)),
      ("length 24h", .length(.twentyFourHours)),
      ("start", .start),
      ("wait 3s", .wait(seconds: 3)),
      ("wait 1h30m", .wait(seconds: 5400)),
      ("wait 2d", .wait(seconds: 172_800)),
      ("wait 0s", .wait(seconds: 0)),
      ("end", .end),
      ("background", .background),
      ("foreground", .foreground),
      ("relaunch", .relaunch),
      ("kill", .kill),
      (" \t toggle \u{a0} 1  ", .toggle(row: 1)),
    ] as [(String, ScriptAction)])
  func actions(text: String, action: ScriptAction) throws {
    #expect(try Script(parsing: text).lines.map(\.action) == [action])
  }

  @Test("keeps the number and the words of each line with an action")
  func lines() throws {
    let script = try Script(parsing: "\u{feff}# A story\r\n\r\n  add Tea # soon\r\nkill")
    #expect(script.lines.map(\.number) == [3, 4])
    #expect(script.lines.map(\.source) == ["  add Tea # soon", "kill"])
    #expect(script.lines.map(\.action) == [.add(name: "Tea"), .kill])
    #expect(script.lines.map(\.feature) == [.checklist, nil])
  }

  @Test("may be empty", arguments: ["", "\n\n", "# nothing", " # nothing\n\t\n"])
  func empty(text: String) throws {
    #expect(try Script(parsing: text).lines.isEmpty)
  }

  @Test("knows rows as a set, however they are written and however many they are")
  func rows() throws {
    let rows = ScriptRows([5...5, 1...2, 3...3, 2...2])
    #expect(rows.ranges == [1...3, 5...5])
    #expect(rows.description == "1-3,5")
    #expect(Array(rows.numbers) == [1, 2, 3, 5])
    #expect(rows.first == 1 && rows.last == 5 && !rows.isSingle)
    let huge = try Script(parsing: "delete 1-999999999").lines[0].action
    #expect(huge == .delete(rows: ScriptRows([1...999_999_999])))
  }

  // MARK: Names and comments

  @Test(
    "takes the rest of a line as a name, and a name in quotes to the letter",
    arguments: [
      ("add   two  words  ", "two  words"),
      ("add # not\u{20}a comment", nil),
      ("add issue#7", "issue#7"),
      ("add Tea #2", "Tea"),
      ("add Tea\t# 2", "Tea"),
      (#"add "Tea #2" # green"#, "Tea #2"),
      (#"add """#, ""),
      (#"add "  ""#, "  "),
      (#"add say "hello""#, #"say "hello""#),
      (#"add "\"\\\n\r\t\e\0\u{1F375}""#, "\"\\\n\r\t\u{1b}\0🍵"),
      ("add \u{301}accent", "\u{301}accent"),
      ("add \u{b}tab\u{2028}\u{85}", "tab"),
    ] as [(String, String?)])
  func names(text: String, name: String?) {
    let action = try? Script(parsing: text).lines.first?.action
    #expect(action == name.map { .add(name: $0) })
  }

  // MARK: Deletion in mixed scripts

  @Test("deletes from the feature that the last line before belongs to")
  func deletion() throws {
    let text =
      "delete 1\nstart\nkill\ndelete 1\ndelete 2\ntoggle 1\nbackground\ndelete 2\nwait 1s\ndelete 1"
    let deletions = try Script(parsing: text).lines.map(\.action).filter {
      $0.description.hasPrefix("delete")
    }
    #expect(
      deletions == [
        .delete(rows: ScriptRows(1)), .deleteFast(row: 1), .deleteFast(row: 2),
        .delete(rows: ScriptRows(2)), .deleteFast(row: 1),
      ])
  }

  @Test("deletes from the only feature that it is for")
  func onlyFeature() throws {
    let script = try Script(parsing: "delete 1", for: [.fasting])
    #expect(script.lines.map(\.action) == [.deleteFast(row: 1)])
  }

  // MARK: Round trips

  @Test("says the same when its actions are written and read again")
  func roundTrip() throws {
    var generator = SeededGenerator(state: 7)
    for _ in 0..<200 {
      let actions = (0..<20).map { _ in ScriptAction.random(using: &generator) }
      let script = Script(actions)
      #expect(try Script(parsing: script.description).lines.map(\.action) == actions)
      #expect(try Script(parsing: script.description) == script)
    }
  }

  @Test("writes every action so that it means the same alone")
  func alone() throws {
    var generator = SeededGenerator(state: 11)
    for _ in 0..<2000 {
      let action = ScriptAction.random(using: &generator)
      #expect(try Script(parsing: action.description).lines.map(\.action) == [action])
    }
  }

  @Test("writes nothing that could steer the terminal")
  func inert() {
    let name = "\u{1b}[2J\u{7}\r\n\u{9b}1m\u{202e}"
    let text = ScriptAction.add(name: name).description
    #expect(text == #"add "\u{1b}[2J\u{7}\u{d}\u{a}\u{9b}1m\u{202e}""#)
  }

  // MARK: Size

  @Test("may have names and lines of a million characters")
  func size() throws {
    let million = 1_000_000
    let name = String(repeating: "a \u{301}#\"", count: million / 4)
    let actions: [ScriptAction] = [.add(name: name), .rename(row: 1, name: "\u{1b}" + name)]
    #expect(try Script(parsing: Script(actions).description).lines.map(\.action) == actions)

    let many = Script(Array(repeating: .toggle(row: 1), count: million / 10))
    #expect(try Script(parsing: many.description).lines.count == million / 10)

    let rows = (1...100_000).reversed().map { "\($0 * 2)" }.joined(separator: ",")
    #expect(throws: Never.self) { try Script(parsing: "delete \(rows)") }

    let word = String(repeating: "toggle", count: million / 6)
    #expect(throws: ScriptErrors.self) { try Script(parsing: word + " " + word) }
    #expect(throws: ScriptErrors.self) { try Script(parsing: "wait \(word)\nwait 1\(word)") }
  }
}

import Scripting
import Testing

@Suite("A script with a mistake")
struct ScriptErrorTests {
  @Test(
    "says what is wrong and what could be meant",
    arguments: [
      ("tggle 1", "unknown action 'tggle'; did you mean 'toggle'?"),
      ("Toggle 1", "unknown action 'Toggle'; did you mean 'toggle'?"),
      ("frobnicate", "unknown action 'frobnicate'"),
      ("\u{1b}[2J", #"unknown action '\u{1b}[2J'"#),

      ("add", #"NAME is missing; write add NAME, with "" for an empty name"#),
      ("add # tea", #"NAME is missing; write add NAME, with "" for an empty name"#),
      ("rename 1", #"NAME is missing; write rename ROW NAME, with "" for an empty name"#),
      ("rename", "ROW is missing; write rename ROW NAME"),
      ("toggle", "ROW is missing; write toggle ROW"),
      ("move", "ROWS is missing; write move ROWS OFFSET"),
      ("move 2 # 3", "OFFSET is missing; write move ROWS OFFSET"),
      ("delete", "ROWS is missing; write delete ROWS"),
      ("delete item", "ROWS is missing; write delete item ROWS"),
      ("delete fast", "ROW is missing; write delete fast ROW"),
      ("length", "LENGTH is missing; write length LENGTH"),
      ("wait", "DURATION is missing; write wait DURATION"),

      ("toggle 1 2", "'2' is too much; write toggle ROW"),
      ("move 1, 3 0", "'1,' are no rows; write rows such as 2, 2-4 or 1,3"),
      ("move 1 3 0", "'0' is too much; write move ROWS OFFSET"),
      ("start now", "'now' is too much; write start"),
      ("kill -9", "'-9' is too much; write kill"),
      (#"add "a" b"#, "'b' is too much; write add NAME"),

      ("toggle 0", "'0' is no row; rows are numbers from 1"),
      ("toggle -1", "'-1' is no row; rows are numbers from 1"),
      ("toggle +1", "'+1' is no row; rows are numbers from 1"),
      ("toggle ٣", "'٣' is no row; rows are numbers from 1"),
      ("toggle 2#3", "'2#3' is no row; rows are numbers from 1"),
      ("toggle 1000000001", "'1000000001' is too large; numbers go to 1000000000"),
      (
        "toggle 99999999999999999999",
        "'99999999999999999999' is too large; numbers go to 1000000000"
      ),
      ("delete 0-2", "'0' is no row; rows are numbers from 1"),
      ("delete 1,x", "'x' is no row; rows are numbers from 1"),
      ("delete 1-2-3", "'2-3' is no row; rows are numbers from 1"),
      ("delete 1,4-2", "'4-2' runs backwards; write 2-4"),
      ("delete ,", "',' are no rows; write rows such as 2, 2-4 or 1,3"),
      ("delete 3-", "'3-' are no rows; write rows such as 2, 2-4 or 1,3"),
      ("delete fast 1-2", "fasts are deleted one by one, not '1-2'"),
      ("move 1 -1", "'-1' is no offset; offsets are numbers from 0, before all rows"),
      ("move 1 end", "'end' is no offset; offsets are numbers from 0, before all rows"),

      ("length 5h", "no fast of '5h' is offered; choose 5s, 4h, 8h, 12h, 16h or 24h"),
      ("wait 5", "'5' is no duration; write one such as 3s, 15m, 4h, 1h30m or 2d"),
      ("wait -3s", "'-3s' is no duration; write one such as 3s, 15m, 4h, 1h30m or 2d"),
      ("wait 3x", "'3x' is no duration; write one such as 3s, 15m, 4h, 1h30m or 2d"),
      ("wait 30m1h", "'30m1h' is no duration; write one such as 3s, 15m, 4h, 1h30m or 2d"),
      ("wait 1h2h", "'1h2h' is no duration; write one such as 3s, 15m, 4h, 1h30m or 2d"),
      ("wait 3651d", "'3651d' is too long a time; the longest is 3650d"),
      ("wait 3650d1s", "'3650d1s' is too long a time; the longest is 3650d"),
      (
        "wait 99999999999999999999d",
        "'99999999999999999999d' is too long a time; the longest is 3650d"
      ),

      (#"add "tea"#, "the name in quotes has no closing quote"),
      (#"add "tea\"#, "the name in quotes has no closing quote"),
      (#"add "tea"s"#, #"'s' follows the closing quote; write \" for a quote in a name"#),
      (
        #"add "\q""#,
        #"'\q' is no escape in a quoted name; there are \"  \\  \n  \r  \t  \e  \0  \u{…}"#
      ),
      (#"add "\u{}""#, #"'\u' takes the number of a character, as in \u{1b}"#),
      (#"add "\u{d800}""#, #"'\u' takes the number of a character, as in \u{1b}"#),
      (#"add "\u1b""#, #"'\u' takes the number of a character, as in \u{1b}"#),
      (#"add "\u{1b"#, #"'\u' takes the number of a character, as in \u{1b}"#),
      (#"add "\u"#, #"'\u' takes the number of a character, as in \u{1b}"#),
    ])
  func messages(text: String, message: String) {
    #expect(errors(in: "\n" + text) == ["line 2: \(message)"])
  }

  @Test("names all its bad lines")
  func allLines() {
    let text = "add Tea\nad Milk\r\ntoggle x # why\n\nstart\nend it"
    #expect(
      errors(in: text) == [
        "line 2: unknown action 'ad'; did you mean 'add'?",
        "line 3: 'x' is no row; rows are numbers from 1",
        "line 6: 'it' is too much; write end",
      ])
  }

  @Test("refuses the actions of a feature that it is not for")
  func otherFeature() {
    #expect(
      errors(in: "toggle 1\nstart\nkill\nwait 3s\ndelete 1", for: [.checklist]) == [
        "line 2: this belongs to fasting, and the script is for checklist",
        "line 4: this belongs to fasting, and the script is for checklist",
      ])
    #expect(
      errors(in: "delete item 1", for: [.fasting]) == [
        "line 1: this belongs to checklist, and the script is for fasting"
      ])
  }

  private func errors(
    in text: String, for features: [ScriptFeature] = ScriptFeature.allCases
  ) -> [String] {
    do {
      _ = try Script(parsing: text, for: features)
      return []
    } catch {
      return error.errors.map(\.description)
    }
  }

  @Test("is told for the first lines, if there are very many")
  func manyErrors() throws {
    let error = try #require(throws: ScriptErrors.self) {
      try Script(parsing: String(repeating: "x\n", count: 23))
    }
    let lines = error.description.split(separator: "\n")
    #expect(lines.count == 21)
    #expect(lines.last == "and 3 more lines")
  }
}

import Testing

@testable import TerminalUI

@Suite("Editing a line")
struct LineEditorTests {
  /// The text with | at the cursor, after some events.
  private func edit(_ text: String, _ events: Event...) -> String {
    var editor = LineEditor(text)
    for event in events { _ = editor.handle(event) }
    return editor.beforeCursor + "|" + editor.afterCursor
  }

  @Test("Characters go in at the cursor")
  func inserting() {
    #expect(edit("ac", .key(.left), .key(.character("b"))) == "ab|c")
  }

  @Test("Arrows, home and end move the cursor, and so do a shell's letters")
  func moving() {
    #expect(edit("abc", .key(.left), .key(.left), .key(.right)) == "ab|c")
    #expect(edit("abc", .key(.control("b")), .key(.control("b")), .key(.control("f"))) == "ab|c")
    #expect(edit("abc", .key(.home)) == "|abc")
    #expect(edit("abc", .key(.control("a")), .key(.left)) == "|abc")
    #expect(edit("abc", .key(.home), .key(.end)) == "abc|")
    #expect(edit("abc", .key(.home), .key(.control("e")), .key(.right)) == "abc|")
  }

  @Test("Backspace and delete take one character away, if there is one")
  func deleting() {
    #expect(edit("abc", .key(.left), .key(.backspace)) == "a|c")
    #expect(edit("abc", .key(.home), .key(.backspace)) == "|abc")
    #expect(edit("abc", .key(.home), .key(.delete)) == "|bc")
    #expect(edit("abc", .key(.home), .key(.control("d"))) == "|bc")
    #expect(edit("abc", .key(.delete)) == "abc|")
  }

  @Test("Ctrl-K, Ctrl-U and Ctrl-W delete to the end, to the start, and a word")
  func deletingMore() {
    #expect(edit("abc", .key(.left), .key(.control("k"))) == "ab|")
    #expect(edit("abc", .key(.left), .key(.control("u"))) == "|c")
    #expect(edit("walk the dog  ", .key(.control("w"))) == "walk the |")
    #expect(edit("walk the dog", .key(.left), .key(.control("w"))) == "walk the |g")
    #expect(edit("", .key(.control("w"))) == "|")
  }

  @Test("A character of several code points is moved over and deleted in one piece")
  func clusters() {
    #expect(edit("a👨‍👩‍👧🇩🇪", .key(.left), .key(.left)) == "a|👨‍👩‍👧🇩🇪")
    #expect(edit("a👨‍👩‍👧", .key(.backspace)) == "a|")
    #expect(edit("e\u{301}", .key(.backspace)) == "|")
  }

  @Test("The cursor never ends up inside a character that a change has made around it")
  func joining() {
    #expect(edit("🇪", .key(.home), .key(.character("🇩"))) == "🇩🇪|")
    #expect(edit("🇩x🇪", .key(.left), .key(.backspace)) == "🇩🇪|")
    #expect(edit("e", .key(.character("\u{301}")), .key(.left)) == "|é")
  }

  @Test("A paste goes in as one line: line ends and control characters become spaces")
  func pasting() {
    #expect(edit("ad", .key(.left), .paste("b\nc\r\n\t\u{1B}")) == "ab c   |d")
  }

  @Test(
    "Keys that mean nothing to a line are left alone",
    arguments: [
      Key.enter, .escape, .tab, .backTab, .up, .down, .pageUp, .pageDown, .control("c"),
    ])
  func foreignKeys(key: Key) {
    var editor = LineEditor("a")
    let isHandled = editor.handle(.key(key))
    #expect(!isHandled)
    #expect(editor.text == "a")
  }
}

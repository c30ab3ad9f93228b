import TerminalUI
import Testing

@Suite("A text field")
struct TextFieldTests {
  let field = TextField(label: "Name")

  /// The column of the cursor, and what it stands on.
  private func shownCursor(width: Int) -> (column: Int, text: String)? {
    let canvas = field.drawn(width: width)
    let columns = (0..<width).filter { canvas[$0, 0].style.isReversed }
    return columns.first.map { ($0, canvas[$0, 0].text) }
  }

  @Test("It shows its label, its text, and the rest of the field underlined")
  func drawing() {
    field.text = "Walk"
    let canvas = field.drawn(width: 14)
    #expect(canvas.lines == ["Name: Walk"])
    #expect(!canvas[5, 0].style.isUnderlined)
    #expect((6..<14).allSatisfy { canvas[$0, 0].style.isUnderlined })
  }

  @Test("The cursor is to be seen only while the field has the focus")
  func focus() throws {
    field.text = "日本"
    let cursor = try #require(shownCursor(width: 20))
    #expect(cursor == (10, " "))
    let unfocused = field.drawn(width: 20, isFocused: false)
    #expect(unfocused.cells.allSatisfy { !$0.style.isReversed })
  }

  @Test("A text that is longer than the field scrolls, so that the cursor stays in sight")
  func scrolling() throws {
    field.text = "abcdefghijklmnopqrstuvwxyz"
    #expect(field.drawn(width: 12).lines == ["Name: vwxyz"])
    #expect(try #require(shownCursor(width: 12)) == (11, " "))
    field.press(.left, .left, .left)
    #expect(try #require(shownCursor(width: 12)).text == "x")
    field.press(.home)
    #expect(try #require(shownCursor(width: 12)) == (6, "a"))
    #expect(field.drawn(width: 12).lines == ["Name: abcde…"])
  }

  @Test("The cursor is in sight at any width and place, whatever the text", arguments: 4...18)
  func everywhere(width: Int) {
    for text in ["ab日本語👨‍👩‍👧cdefg", "\u{200C}日\u{1B}\u{202E}abcdefg", "\u{301}abcdefg"] {
      field.text = text
      for _ in 0...text.count {
        #expect(shownCursor(width: width) != nil)
        field.press(.left)
      }
    }
  }

  @Test("Each change by the user is reported, and nothing else is")
  func reporting() {
    var reported: [String] = []
    field.onChange = { reported.append($0) }
    field.text = "a"
    field.type("bc")
    field.press(.left, .home, .backspace, .delete)
    _ = field.handle(.paste("x y"))
    #expect(reported == ["ab", "abc", "bc", "x ybc"])
  }

  @Test("An equal text leaves the cursor alone, another one brings it to the end")
  func binding() {
    field.onChange = { [weak field] in field?.text = $0 }
    field.text = "ac"
    field.press(.left)
    field.type("bb")
    #expect(field.text == "abbc")
    field.text = "xyz"
    field.type("!")
    #expect(field.text == "xyz!")
  }

  @Test(
    "Return, escape and what moves the focus are left to the screen",
    arguments: [
      Key.enter, .escape, .up, .down, .tab, .backTab,
    ])
  func otherKeys(key: Key) {
    #expect(field.takesText)
    #expect(!field.handle(.key(key)))
  }
}

import Arguments
import Testing

@Suite("Text in messages")
struct TextTests {
  @Test("is quoted, with whatever could steer the terminal shown as an escape")
  func quoted() {
    #expect("plain 👩‍👩‍👧".quoted == "'plain 👩‍👩‍👧'")
    #expect("می\u{200C}خواهم 1\u{FE0F}\u{20E3}".quoted == "'می\u{200C}خواهم 1\u{FE0F}\u{20E3}'")
    #expect("a\u{200b}\u{feff}\u{ad}b".quoted == #"'a\u{200b}\u{feff}\u{ad}b'"#)
    #expect("a\u{1b}[31m\n\u{202e}".quoted == #"'a\u{1b}[31m\u{a}\u{202e}'"#)
  }

  @Test("is cut when it is long")
  func cut() {
    let long = String(repeating: "x", count: 1_000_000)
    #expect(long.quoted == "'\(String(repeating: "x", count: 60))…'")
  }

  @Test("joins words as a choice")
  func choice() {
    #expect([String]().joinedAsChoice() == "")
    #expect(["a"].joinedAsChoice() == "a")
    #expect(["a", "b"].joinedAsChoice() == "a or b")
    #expect(["a", "b", "c"].joinedAsChoice() == "a, b or c")
  }
}

import Testing

@testable import TerminalUI

@Suite("The input parser")
struct InputParserTests {
  private func events(_ text: String) -> [Event] {
    var parser = InputParser()
    return parser.parse(text.utf8) + parser.flush()
  }

  @Test(
    "knows the keys that aren't characters",
    arguments: [
      ("\u{1B}[A", Key.up), ("\u{1B}OA", .up), ("\u{1B}[B", .down), ("\u{1B}OB", .down),
      ("\u{1B}[C", .right), ("\u{1B}[D", .left), ("\u{1B}OD", .left), ("\u{1B}[H", .home),
      ("\u{1B}OH", .home), ("\u{1B}[1~", .home), ("\u{1B}[7~", .home), ("\u{1B}[F", .end),
      ("\u{1B}OF", .end), ("\u{1B}[4~", .end), ("\u{1B}[8~", .end), ("\u{1B}[3~", .delete),
      ("\u{1B}[5~", .pageUp), ("\u{1B}[6~", .pageDown), ("\u{1B}[Z", .backTab), ("\t", .tab),
      ("\r", .enter), ("\n", .enter), ("\u{1B}OM", .enter), ("\u{7F}", .backspace),
      ("\u{8}", .backspace), ("\u{1B}", .escape), ("\u{1}", .control("a")),
      ("\u{1A}", .control("z")),
    ])
  func keys(bytes: String, key: Key) {
    #expect(events(bytes) == [.key(key)])
  }

  @Test(
    "takes a key held with others for the key alone",
    arguments: ["\u{1B}[1;5C", "\u{1B}[1;2C", "\u{1B}O5C"])
  func modifiers(bytes: String) {
    #expect(events(bytes) == [.key(.right)])
  }

  @Test("makes a key of each character, of however many scalars")
  func characters() {
    #expect(
      events("aé世👨‍👩‍👧‍👦e\u{301}")
        == ["a", "é", "世", "👨‍👩‍👧‍👦", "e\u{301}"].map { .key(.character($0)) })
  }

  @Test("shows that bytes were no text, and goes on")
  func invalidBytes() {
    var parser = InputParser()
    let replacement = Event.key(.character("\u{FFFD}"))
    #expect(parser.parse([0xFF, 0x61]) == [replacement, .key(.character("a"))])
    #expect(parser.parse([0xE9]) == [])
    #expect(parser.flush() == [replacement])
    #expect(parser.parse([0xC2, 0x9B]) == [])
  }

  @Test(
    "swallows sequences that it doesn't know, whole",
    arguments: [
      "\u{1B}[?1;2c", "\u{1B}[15~", "\u{1B}OP", "\u{1B}[[A", "\u{1B}[M !!", "\u{1B}[I",
      "\u{1B}[27;5;13~",
      "\u{1B}]11;rgb:0/0/0\u{1B}\\", "\u{1B}]11;rgb:0/0/0\u{7}", "\u{1B}P1$r0m\u{1B}\\",
      "\u{1B}_x\u{1B}\\",
      "\u{1B}[99999999999999999999~", "\u{1B}[201~",
      "\u{1B}[\(String(repeating: "1;", count: 99))A\u{0}",
    ])
  func unknown(bytes: String) {
    let events = events(bytes + "x")
    #expect(events.filter { $0 != .key(.up) } == [.key(.character("x"))])
  }

  @Test("waits with a lone ESC, until nothing followed for a while")
  func escape() {
    var parser = InputParser()
    #expect(parser.secondsUntilFlush == nil)
    #expect(parser.parse([0x1B]) == [])
    #expect(parser.secondsUntilFlush == 0.05)
    #expect(parser.flush() == [.key(.escape)])
    #expect(parser.secondsUntilFlush == nil)
  }

  @Test(
    "loses no key that follows the escape key at once", arguments: ["x", "[", "O", "]", "P", "世"])
  func escapeAndKey(character: String) {
    #expect(
      events("\u{1B}" + character) == [.key(.escape), .key(.character(Character(character)))])
    #expect(events("\u{1B}\u{1B}[A") == [.key(.escape), .key(.up)])
    #expect(events("\u{1B}\r") == [.key(.escape), .key(.enter)])
  }

  @Test("makes one event of a paste, whatever is in it")
  func paste() {
    let text = "one\ntwo\r\n\u{1B}[A \u{1B}[20 世"
    #expect(events("\u{1B}[200~\(text)\u{1B}[201~a") == [.paste(text), .key(.character("a"))])
    #expect(events("\u{1B}[200~\u{1B}[201~") == [.paste("")])
    #expect(events("\u{1B}[200~\u{1B}\u{1B}[201~") == [.paste("\u{1B}")])
  }

  @Test("keeps a million bytes of a paste, and no half character")
  func longPaste() {
    let text = "a" + String(repeating: "é", count: 1 << 19)
    let kept = "a" + String(repeating: "é", count: (1 << 19) - 1)
    #expect(events("\u{1B}[200~\(text)\u{1B}[201~") == [.paste(kept)])
  }

  @Test("ends a paste whose end never comes")
  func endlessPaste() {
    var parser = InputParser()
    #expect(parser.parse("\u{1B}[200~ab".utf8) == [])
    #expect(parser.secondsUntilFlush == 1)
    #expect(parser.flush() == [.paste("ab")])
    #expect(parser.parse("c".utf8) == [.key(.character("c"))])
  }

  @Test("knows the mouse's first button and its wheel, and counts cells from zero")
  func mouse() {
    #expect(events("\u{1B}[<0;3;5M") == [.click(Point(x: 2, y: 4))])
    #expect(events("\u{1B}[<16;3;5M") == [.click(Point(x: 2, y: 4))])
    #expect(events("\u{1B}[<64;1;1M") == [.scroll(lines: -3, at: Point(x: 0, y: 0))])
    #expect(events("\u{1B}[<65;1;2M") == [.scroll(lines: 3, at: Point(x: 0, y: 1))])
    for ignored in ["0;3;5m", "2;3;5M", "32;3;5M", "0;0;5M", "0;3M", "0;3;5;7M", ";;M"] {
      #expect(events("\u{1B}[<\(ignored)") == [])
    }
  }

  @Test("gives the same events wherever the bytes are cut")
  func cuts() throws {
    let text =
      "a\u{1B}[A世\u{1B}[1;5C\u{1B}OH\u{1B}[3~é\u{1B}[200~p世\n\u{1B}[201~\u{1B}[<0;3;5M\u{1B}]0;t\u{1B}\\"
      + "\u{1B}[M !!\u{1B}[[Ax\u{1}\r🔲\u{1B}y\u{1B}[Z"
    let bytes = Array(text.utf8) + [0xE9, 0x41, 0xF0, 0x9F, 0x41]
    var whole = InputParser()
    let expected = whole.parse(bytes)
    #expect(expected.count == 20)
    for cut in 0...bytes.count {
      var parser = InputParser()
      let events = parser.parse(bytes[..<cut]) + parser.parse(bytes[cut...])
      try #require(events == expected, "cut at \(cut)")
    }
    var parser = InputParser()
    #expect(bytes.flatMap { parser.parse([$0]) } == expected)
  }

  @Test("survives random bytes, and understands a key after them")
  func randomBytes() throws {
    var generator = RepeatableNumbers(seed: 3)
    let usual: [UInt8] = Array("\u{1B}[]O<;~M0123456789ABPab\u{7}\\".utf8)
    for _ in 0..<500 {
      var parser = InputParser()
      for _ in 0..<Int.random(in: 0..<60, using: &generator) {
        let byte =
          Bool.random(using: &generator)
          ? .random(in: 0...255, using: &generator) : usual.randomElement(using: &generator) ?? 0
        _ = parser.parse([byte])
      }
      _ = parser.flush()
      try #require(parser.secondsUntilFlush == nil)
      let events = parser.parse("\u{1B}[A".utf8)
      try #require(events == [.key(.up)])
    }
  }
}

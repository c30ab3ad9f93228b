import Learning
import TerminalUI
import Testing

@Suite("A text")
struct TextTests {
  private func lines(_ lines: [TextLine], _ columns: Int) -> [String] {
    lines.wrapped(toColumns: columns).map(\.text)
  }

  @Test("is broken at spaces, and in words that are too long")
  func wrapping() {
    #expect(lines([TextLine("one two three")], 8) == ["one two", "three"])
    #expect(lines([TextLine("one two three")], 7) == ["one two", "three"])
    #expect(lines([TextLine("abcdefgh ij")], 4) == ["abcd", "efgh", "ij"])
    #expect(lines([TextLine("- one two", indent: 2)], 6) == ["- one", "  two"])
    #expect(lines([TextLine("漢字漢字")], 5) == ["漢字", "漢字"])
  }

  @Test("never takes more columns than there are")
  func widths() {
    var numbers = RepeatableNumbers()
    for _ in 0..<300 {
      let words = (0..<Int.random(in: 0...12, using: &numbers)).map { _ in
        String(repeating: "x", count: Int.random(in: 0...9, using: &numbers))
      }
      let line = TextLine(
        words.joined(separator: " "), indent: Int.random(in: 0...4, using: &numbers))
      let columns = Int.random(in: 1...20, using: &numbers)
      let wrapped = line.wrapped(toColumns: columns)
      #expect(wrapped.allSatisfy { CharacterWidth.columns(of: $0.text) <= columns })
      let letters = wrapped.map(\.text).joined().filter { $0 != " " }
      #expect(letters == line.text.filter { $0 != " " })
    }
  }

  @Test("of a task joins the lines of a paragraph, and keeps lists and code")
  func markdown() {
    let task = TaskText(
      """
      # Title

      One **bold**
      paragraph with `code`.

      - an item
        that goes on
      2. another

      ```swift
      let a = 1
      ```
      """)
    #expect(
      task.lines.map(\.text) == [
        "Title", "", "One bold paragraph with `code`.", "", "- an item that goes on", "2. another",
        "", "  let a = 1",
      ])
    #expect(task.lines[2].parts.map(\.text) == ["One ", "bold", " paragraph with ", "`code`", "."])
  }

  @Test("steers no terminal when it is printed")
  func inert() {
    let line = TextLine("a\u{1B}[31mb", style: .bold)
    #expect(line.printed(on: .plain) == "a␛[31mb")
    #expect(line.printed(on: .monochrome) == "\u{1B}[0;1ma␛[31mb\u{1B}[m")
  }

  @Test("is compared line by line")
  func diff() {
    let diff = LineDiff(from: "a\nb\nc\n", to: "a\nx\nc\nd")
    #expect(diff.changes == [.same("a"), .removed("b"), .added("x"), .same("c"), .added("d")])
    #expect(LineDiff(from: "a\n", to: "a\n").isEmpty)
    #expect(LineDiff(from: "", to: "a\n").changes == [.added("a")])
  }
}

/// Random numbers that are the same in each run.
struct RepeatableNumbers: RandomNumberGenerator {
  private var state: UInt64 = 1

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 33)
  }
}

import Testing

@testable import TerminalUI

@Suite("A canvas")
struct CanvasTests {
  private func row(_ width: Int) -> Canvas { Canvas(size: Size(width: width, height: 1)) }
  private let start = Point(x: 0, y: 0)

  @Test("is blank at first, and a cell outside of it is blank too")
  func blank() {
    let canvas = Canvas(size: Size(width: 2, height: 2))
    #expect(canvas.cells == Array(repeating: Cell(" "), count: 4))
    #expect(canvas[-1, 0] == Cell(" "))
    #expect(canvas[0, 2] == Cell(" "))
  }

  @Test("of a size below zero has no cells")
  func negativeSize() {
    var canvas = Canvas(size: Size(width: -1, height: 3))
    #expect(canvas.draw("a", at: start, within: 3) == 0)
    #expect(canvas.cells.isEmpty)
  }

  @Test("shows text where it was drawn, and says how many columns it took")
  func draws() {
    var canvas = row(8)
    #expect(canvas.draw("ab", at: Point(x: 2, y: 0), within: 6, style: .bold) == 2)
    #expect(canvas.lines == ["  ab"])
    #expect(canvas[2, 0] == Cell("a", style: .bold))
    #expect(canvas[1, 0] == Cell(" "))
  }

  @Test(
    "cuts text that doesn't fit, and never shows half a wide character",
    arguments: [
      ("abcd", 4, "abcd"), ("abcde", 4, "abc…"), ("abc", 1, "…"), ("世界", 4, "世界"),
      ("世界世", 4, "世 …"), ("a世界", 4, "a世…"), ("世", 1, "…"), ("ae\u{301}io", 3, "ae\u{301}…"),
      ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 3, "👨‍👩‍👧‍👦…"),
    ])
  func truncates(text: String, width: Int, expected: String) {
    var canvas = row(8)
    let used = canvas.draw(text, at: start, within: width)
    #expect(canvas.lines == [expected])
    #expect(used <= width)
  }

  @Test("cuts text at its own right edge, and leaves out what is left of it")
  func clips() {
    var canvas = row(4)
    canvas.draw("abcdef", at: Point(x: 2, y: 0), within: 100)
    #expect(canvas.lines == ["  a…"])
    canvas.draw("世界", at: Point(x: -1, y: 0), within: 100)
    #expect(canvas.lines == [" 界…"])
  }

  @Test("ignores text above, below and beside it")
  func outside() {
    var canvas = row(4)
    for point in [(0, -1), (0, 1), (4, 0), (9, 9)] {
      #expect(canvas.draw("abc", at: Point(x: point.0, y: point.1), within: 9) == 0)
    }
    canvas.draw("abc", at: Point(x: -9, y: 0), within: 9)
    #expect(canvas.lines == [""])
  }

  @Test("leaves a blank for the half of a wide character that is drawn over")
  func overwritesHalves() {
    var canvas = row(6)
    canvas.draw("世界世", at: start, within: 6)
    canvas.draw("ab", at: Point(x: 1, y: 0), within: 2)
    #expect(canvas.lines == [" ab 世"])
    canvas.draw("界", at: Point(x: 3, y: 0), within: 2)
    #expect(canvas.lines == [" ab界"])
  }

  @Test("shows control characters as symbols, in one line")
  func inert() {
    var canvas = row(12)
    canvas.draw("a\n\u{1B}[1m\tb", at: start, within: 12)
    #expect(canvas.lines == ["a␊␛[1m␉b"])
  }

  @Test("keeps wide characters and their second halves together, whatever is drawn")
  func keepsPairs() throws {
    var generator = RepeatableNumbers(seed: 1)
    var canvas = Canvas(size: Size(width: 17, height: 5))
    for _ in 0..<1000 {
      canvas.scribble(using: &generator)
      let broken = canvas.cells.indices.filter { index in
        let columns = CharacterWidth.columns(of: canvas.cells[index].text)
        let isLast = index % 17 == 16
        let hasSecondHalf = !isLast && canvas.cells[index + 1].text.isEmpty
        return (columns == 2) != hasSecondHalf || (columns == 0 && index % 17 == 0)
      }
      try #require(broken.isEmpty)
    }
  }

  @Test("takes as many columns for a text as the text is said to have")
  func agreesWithWidth() throws {
    var generator = RepeatableNumbers(seed: 2)
    for _ in 0..<500 {
      let text = (0..<5).map { _ in trickyTexts.randomElement(using: &generator) ?? "" }.joined()
      var canvas = row(200)
      let used = canvas.draw(text, at: start, within: 200)
      try #require(used == CharacterWidth.columns(of: text))
    }
  }

  @Test("cuts a text of a million letters, and one that is a single endless cluster")
  func endlessTexts() {
    var canvas = row(4)
    canvas.draw(String(repeating: "é", count: 1 << 20), at: start, within: 4)
    #expect(canvas.lines == ["ééé…"])
    canvas.draw("a" + String(repeating: "\u{301}", count: 1 << 20), at: start, within: 4)
    #expect(canvas.lines == ["a" + String(repeating: "\u{301}", count: 7) + "…é…"])
    canvas.draw(String(repeating: "a", count: 1 << 20), at: start, within: 4)
    #expect(canvas.lines == ["aaa…"])
  }

  @Test("takes over the part of another canvas that lies on it")
  func drawsCanvas() {
    var other = row(5)
    other.draw("世a界", at: start, within: 5, style: .bold)
    var canvas = row(6)
    canvas.draw("xxxxxx", at: start, within: 6)
    canvas.draw(other, at: Point(x: 2, y: 0))
    #expect(canvas.lines == ["xx世a"])
    canvas.draw(other, at: Point(x: -1, y: 0))
    #expect(canvas.lines == [" a界a"])
    canvas.draw(other, at: Point(x: 0, y: 1))
    canvas.draw(other, at: Point(x: 0, y: -1))
    #expect(canvas.lines == [" a界a"])
    #expect(canvas[1, 0].style == .bold)
  }

  @Test("fills the part of an area that is on it")
  func fills() {
    var canvas = Canvas(size: Size(width: 4, height: 2))
    canvas.draw("世界", at: start, within: 4)
    canvas.fill(Rect(x: 1, y: -1, width: 2, height: 2), style: .reversed)
    canvas.fill(Rect(x: 9, y: 9, width: 2, height: 2), style: .reversed)
    #expect(canvas[0, 0] == Cell(" "))
    #expect(canvas[1, 0] == Cell(" ", style: .reversed))
    #expect(canvas[2, 0] == Cell(" ", style: .reversed))
    #expect(canvas[3, 0] == Cell(" "))
    #expect(canvas[1, 1] == Cell(" "))
  }
}

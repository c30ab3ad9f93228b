import Testing

@testable import TerminalUI

@Suite("The frame writer")
struct FrameWriterTests {
  private let size = Size(width: 20, height: 3)

  private func canvas(_ text: String, x: Int = 0, style: Style = .plain) -> Canvas {
    var canvas = Canvas(size: size)
    canvas.draw(text, at: Point(x: x, y: 1), within: 20, style: style)
    return canvas
  }

  @Test("clears the terminal at first, and then writes what isn't blank")
  func first() {
    var writer = FrameWriter()
    #expect(writer.output(for: canvas("ab", x: 2)) == "\u{1B}[m\u{1B}[2J\u{1B}[2;3Hab")
  }

  @Test("writes nothing if nothing changed")
  func nothing() {
    var writer = FrameWriter()
    _ = writer.output(for: canvas("ab"))
    #expect(writer.output(for: canvas("ab")) == "")
  }

  @Test("writes only the cells that changed")
  func changes() {
    var writer = FrameWriter()
    _ = writer.output(for: canvas("1h 35m 15s, and on"))
    #expect(writer.output(for: canvas("1h 36m 16s, and on")) == "\u{1B}[2;5H6\u{1B}[3C6")
  }

  @Test("erases the end of a row in one go")
  func erases() {
    var writer = FrameWriter()
    _ = writer.output(for: canvas("a long text"))
    #expect(writer.output(for: canvas("a")) == "\u{1B}[2;3H\u{1B}[K")
  }

  @Test("changes the style only where it changes, and leaves a plain one")
  func styles() {
    var writer = FrameWriter()
    _ = writer.output(for: canvas(""))
    let style = Style(color: .red, isBold: true)
    #expect(writer.output(for: canvas("ab", style: style)) == "\u{1B}[2H\u{1B}[0;1;31mab\u{1B}[m")
  }

  @Test("leaves out colours, or all looks, that the terminal doesn't have")
  func colors() {
    let style = Style(color: .red, isBold: true)
    var monochrome = FrameWriter(colors: .monochrome)
    _ = monochrome.output(for: canvas(""))
    #expect(monochrome.output(for: canvas("a", style: style)) == "\u{1B}[2H\u{1B}[0;1ma\u{1B}[m")
    var plain = FrameWriter(colors: .plain)
    _ = plain.output(for: canvas(""))
    #expect(plain.output(for: canvas("a", style: style)) == "\u{1B}[2Ha")
  }

  @Test("writes everything again after it was told to forget, and in another size")
  func forgets() {
    var writer = FrameWriter()
    let all = writer.output(for: canvas("ab"))
    writer.forget()
    #expect(writer.output(for: canvas("ab")) == all)
    var other = Canvas(size: Size(width: 5, height: 2))
    other.draw("a", at: Point(x: 0, y: 0), within: 5)
    #expect(writer.output(for: other) == "\u{1B}[m\u{1B}[2J\u{1B}[1Ha")
  }

  @Test("makes a terminal show each canvas, whatever was there before", arguments: 0..<40)
  func showsRandomCanvases(seed: UInt64) throws {
    var generator = RepeatableNumbers(seed: seed)
    let size = Size(width: 19, height: 4)
    var writer = FrameWriter()
    var terminal = TerminalEmulator(size: size)
    var canvas = Canvas(size: size)
    for _ in 0..<50 {
      if Int.random(in: 0..<9, using: &generator) == 0 { canvas = Canvas(size: size) }
      for _ in 0..<Int.random(in: 0..<5, using: &generator) { canvas.scribble(using: &generator) }
      terminal.show(writer.output(for: canvas))
      try #require(terminal.cells == canvas.cells)
    }
  }

  @Test(
    "keeps letters in their places on a terminal that knows no emoji sequences", arguments: 0..<40)
  func survivesOldTerminals(seed: UInt64) throws {
    var generator = RepeatableNumbers(seed: seed)
    let size = Size(width: 19, height: 4)
    var writer = FrameWriter()
    var terminal = TerminalEmulator(size: size, widths: .old)
    var canvas = Canvas(size: size)
    for _ in 0..<50 {
      for _ in 0..<Int.random(in: 0..<5, using: &generator) { canvas.scribble(using: &generator) }
      terminal.show(writer.output(for: canvas))
      let letters = canvas.cells.indices.filter { canvas.cells[$0].text.utf8.count == 1 }
      try #require(letters.map { terminal.cells[$0] } == letters.map { canvas.cells[$0] })
    }
  }
}

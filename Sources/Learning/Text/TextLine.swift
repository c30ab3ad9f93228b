import TerminalUI

/// A line of text in parts that can look different.
public struct TextLine: Hashable, Sendable {
  /// A part of a line.
  public struct Part: Hashable, Sendable {
    /// The text.
    public var text: String
    /// How it looks.
    public var style: Style
  }

  /// The parts from left to right.
  public var parts: [Part]
  /// How many columns the rest is set in if the line is broken.
  public var indent: Int

  /// Creates a line of one part.
  public init(_ text: String = "", style: Style = .plain, indent: Int = 0) {
    self.init(parts: text.isEmpty ? [] : [Part(text: text, style: style)], indent: indent)
  }

  /// Creates a line of parts.
  public init(parts: [Part], indent: Int = 0) {
    self.parts = parts
    self.indent = indent
  }

  /// The line without its looks.
  public var text: String { parts.map(\.text).joined() }

  /// The line with more at its end.
  public func adding(_ text: String, style: Style = .plain) -> TextLine {
    TextLine(parts: parts + [Part(text: text, style: style)], indent: indent)
  }

  /// The line as it is printed: inert, and in its styles as far as they can be had.
  public func printed(on support: ColorSupport) -> String {
    parts.map { $0.style.applied(to: $0.text, on: support) }.joined()
  }

  /// Draws the line.
  public func draw(on canvas: inout Canvas, at point: Point, within width: Int) {
    var x = 0
    for part in parts where x < width {
      x += canvas.draw(
        part.text, at: Point(x: point.x + x, y: point.y), within: width - x, style: part.style)
    }
  }
}

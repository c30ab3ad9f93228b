/// A line of text.
public final class Label: Control {
  /// The text.
  public var text: String
  /// How it looks.
  public var style: Style

  /// Creates a label.
  public init(_ text: String = "", style: Style = .plain) {
    self.text = text
    self.style = style
  }

  public override func draw(on canvas: inout Canvas, in area: Rect, isFocused: Bool) {
    canvas.draw(text, at: area.origin, within: area.width, style: style)
  }
}

/// A field for a line of text.
public final class TextField: Control {
  /// Called after each change by the user.
  public var onChange: (String) -> Void = { _ in }

  private let label: String
  private var editor = LineEditor()

  /// Creates a field with a label before it.
  public init(label: String) {
    self.label = label
  }

  /// The text.
  ///
  /// Setting another text brings the cursor to its end; an equal one leaves the cursor alone.
  public var text: String {
    get { editor.text }
    set { if newValue != editor.text { editor = LineEditor(newValue) } }
  }

  public override var canFocus: Bool { true }

  public override var takesText: Bool { true }

  public override func handle(_ event: Event) -> Bool {
    let oldText = text
    guard editor.handle(event) else { return false }
    let newText = text
    if newText != oldText { onChange(newText) }
    return true
  }

  public override func click(at point: Point, in size: Size) -> Bool { true }

  // MARK: Drawing

  public override func draw(on canvas: inout Canvas, in area: Rect, isFocused: Bool) {
    let labelWidth = canvas.draw(
      label.isEmpty ? "" : "\(label): ", at: area.origin, within: area.width / 2,
      style: Style(isDim: !isEnabled))
    let field = Rect(
      x: area.x + labelWidth, y: area.y, width: area.width - labelWidth, height: 1)
    let style = Style(isDim: !isEnabled, isUnderlined: true)
    canvas.fill(field, style: style)
    canvas.draw(
      isFocused ? partsAroundCursor(width: field.width, style: style) : [(text, style)],
      at: field.origin, within: field.width)
  }

  /// The part of the text in which the cursor stands, with some of what follows it.
  private func partsAroundCursor(width: Int, style: Style) -> [(text: String, style: Style)] {
    let next = editor.afterCursor.first ?? " "
    let cursor = next.columns > 0 ? next : " "
    let after = editor.afterCursor.dropFirst()
    let before = editor.beforeCursor.suffix(
      fittingColumns: width - cursor.columns - after.columns(upTo: width / 3))
    var cursorStyle = style
    cursorStyle.isReversed = true
    return [(String(before), style), (String(cursor), cursorStyle), (String(after), style)]
  }
}

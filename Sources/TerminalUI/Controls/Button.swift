/// A button, pressed by its own key from anywhere on the screen, by space or return while it has
/// the focus, or by a click.
public final class Button: Control {
  /// The words on the button.
  public var title: String
  /// The button's colour; `nil` is the terminal's own.
  public var color: Color?
  /// The key that presses the button from anywhere on the screen.
  public let key: Key?
  /// What pressing does.
  public var action: () -> Void = {}

  /// Creates a button.
  public init(_ title: String, key: Key? = nil, color: Color? = nil) {
    self.title = title
    self.key = key
    self.color = color
  }

  /// Presses the button, if it is enabled and shown.
  public func press() {
    if isEnabled && !isHidden { action() }
  }

  /// The columns that the button takes.
  public var width: Int { CharacterWidth.columns(of: title) + 4 }

  public override var canFocus: Bool { true }

  public override var keyHints: [KeyHint] { [KeyHint("space", title)] }

  public override func draw(on canvas: inout Canvas, in area: Rect, isFocused: Bool) {
    let style = Style(
      color: isEnabled ? color : nil, isBold: isEnabled && color != nil, isDim: !isEnabled,
      isReversed: isFocused)
    canvas.draw("[ \(title) ]", at: area.origin, within: area.width, style: style)
  }

  public override func handle(_ event: Event) -> Bool {
    guard event == .key(.enter) || event == .key(.character(" ")) else { return false }
    press()
    return true
  }

  public override func click(at point: Point, in size: Size) -> Bool {
    guard point.x < width else { return false }
    press()
    return true
  }
}

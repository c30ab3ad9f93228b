/// A switch, turned by space, return or a click.
public final class Switch: Control {
  /// Whether it is on.
  public var isOn = false
  /// Called after the user turned it.
  public var onChange: (Bool) -> Void = { _ in }

  private let label: String

  /// Creates a switch with a label before it.
  public init(label: String) {
    self.label = label
  }

  public override var canFocus: Bool { true }

  public override var keyHints: [KeyHint] { [KeyHint("space", isOn ? "turn off" : "turn on")] }

  public override func draw(on canvas: inout Canvas, in area: Rect, isFocused: Bool) {
    let style = Style(isBold: isEnabled && isOn, isDim: !isEnabled, isReversed: isFocused)
    canvas.draw(
      [("\(label)  ", Style(isDim: !isEnabled)), (isOn ? "[ on ]" : "[ off ]", style)],
      at: area.origin, within: area.width)
  }

  public override func handle(_ event: Event) -> Bool {
    guard event == .key(.character(" ")) || event == .key(.enter) else { return false }
    turn()
    return true
  }

  public override func click(at point: Point, in size: Size) -> Bool {
    turn()
    return true
  }

  private func turn() {
    isOn.toggle()
    onChange(isOn)
  }
}

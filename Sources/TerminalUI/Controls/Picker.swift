/// A choice of one of several, made with the arrow keys or by a click on the arrows.
public final class Picker: Control {
  /// The choices.
  public var options: [String] = []
  /// The position of the chosen one.
  public var selection = 0
  /// Called after the user chose.
  public var onChange: (Int) -> Void = { _ in }

  private let label: String

  /// Creates a picker with a label before it.
  public init(label: String) {
    self.label = label
  }

  private var chosenOption: String {
    options.indices.contains(selection) ? options[selection] : ""
  }

  private var columnOfLeftArrow: Int { CharacterWidth.columns(of: label) + 2 }

  private var columnOfRightArrow: Int {
    columnOfLeftArrow + 3 + CharacterWidth.columns(of: chosenOption)
  }

  public override var canFocus: Bool { true }

  public override var keyHints: [KeyHint] { [KeyHint("← →", "choose \(label.lowercased())")] }

  public override func draw(on canvas: inout Canvas, in area: Rect, isFocused: Bool) {
    canvas.draw(
      isEnabled ? parts(isFocused: isFocused) : dimParts, at: area.origin, within: area.width)
  }

  private func parts(isFocused: Bool) -> [(text: String, style: Style)] {
    [
      ("\(label)  ", .plain),
      ("◀", Style(isDim: selection <= 0)),
      (" \(chosenOption) ", Style(isReversed: isFocused)),
      ("▶", Style(isDim: selection >= options.count - 1)),
    ]
  }

  /// The option without arrows, in the same place as between them.
  private var dimParts: [(text: String, style: Style)] {
    [("\(label)    \(chosenOption)", .dim)]
  }

  public override func handle(_ event: Event) -> Bool {
    switch event {
    case .key(.left), .key(.character("h")): choose(selection - 1)
    case .key(.right), .key(.character("l")), .key(.character(" ")): choose(selection + 1)
    default: return false
    }
    return true
  }

  public override func click(at point: Point, in size: Size) -> Bool {
    switch point.x {
    case columnOfLeftArrow: choose(selection - 1)
    case columnOfRightArrow: choose(selection + 1)
    default: return false
    }
    return true
  }

  private func choose(_ position: Int) {
    guard options.indices.contains(position) else { return }
    selection = position
    onChange(position)
  }
}

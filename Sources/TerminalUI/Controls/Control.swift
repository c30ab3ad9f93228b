/// What can be done with a key just now, for the line at the bottom and the help.
public struct KeyHint: Hashable, Sendable {
  /// The key as the user knows it, like `a` or `space`.
  public var key: String
  /// What it does, like `Add item`.
  public var action: String

  /// Creates a hint.
  public init(_ key: String, _ action: String) {
    self.key = key
    self.action = action
  }
}

/// A part of a screen that draws itself and may answer to keys and clicks.
@MainActor
open class Control {
  /// Whether the control takes no room and draws nothing.
  public var isHidden = false
  /// Whether the control answers to keys and clicks.
  public var isEnabled = true

  /// Creates a control.
  public init() {}

  /// Whether the control can have the focus at all.
  open var canFocus: Bool { false }
  /// Whether characters typed while the control has the focus are text.
  open var takesText: Bool { false }
  /// What keys do while the control has the focus.
  open var keyHints: [KeyHint] { [] }

  /// The least and the preferred number of rows at a width; `Int.max` takes all that is left.
  open func heights(forWidth width: Int) -> (least: Int, preferred: Int) { (1, 1) }

  /// How many of `rows` the control has a use for; the others go to those below it.
  open func rowsUsed(of rows: Int) -> Int { rows }

  /// Draws the control.
  open func draw(on canvas: inout Canvas, in area: Rect, isFocused: Bool) {}

  /// Answers to a key or a paste while the control has the focus; whether it did.
  open func handle(_ event: Event) -> Bool { false }

  /// Answers to a click on a cell counted from the control's own upper left; whether it did.
  open func click(at point: Point, in size: Size) -> Bool { false }

  /// Ends a passing sign, like the flash of a tapped row; whether there was one.
  open func settle() -> Bool { false }
}

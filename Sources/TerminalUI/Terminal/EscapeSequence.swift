/// What a program tells a terminal.
///
/// Rows and columns count from 0 here.
enum EscapeSequence {
  /// Erases everything.
  static let clear = "\u{1B}[2J"
  /// Erases from the cursor to the end of its row.
  static let clearToEndOfRow = "\u{1B}[K"
  /// Takes over the whole screen, and asks to be told of pastes and of the mouse.
  static let takeScreen =
    "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h\u{1B}[?1000h\u{1B}[?1006h"
  /// Undoes ``takeScreen``, in the opposite order.
  static let giveBackScreen =
    "\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?2004l\u{1B}[m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

  /// Erases cells from the cursor on.
  static func erase(_ count: Int) -> String { "\u{1B}[\(count)X" }

  /// Moves the cursor within its row.
  static func right(_ count: Int) -> String { count == 1 ? "\u{1B}[C" : "\u{1B}[\(count)C" }

  /// Moves the cursor.
  static func move(to point: Point) -> String {
    point.x == 0 ? "\u{1B}[\(point.y + 1)H" : "\u{1B}[\(point.y + 1);\(point.x + 1)H"
  }

  /// Gives a style to the text that follows.
  static func select(_ style: Style) -> String {
    var codes: [String] = []
    if style.isBold { codes.append("1") }
    if style.isDim { codes.append("2") }
    if style.isUnderlined { codes.append("4") }
    if style.isReversed { codes.append("7") }
    if let color = style.color { codes.append("3\(color.rawValue)") }
    return codes.isEmpty ? "\u{1B}[m" : "\u{1B}[0;\(codes.joined(separator: ";"))m"
  }
}

/// A message over the whole width that asks to be noticed.
public final class Banner: Control {
  /// The message; empty hides the banner.
  public var message = ""

  private static let mostLines = 4
  private static let sign = "! "

  public override func heights(forWidth width: Int) -> (least: Int, preferred: Int) {
    let count = lines(forWidth: width, most: Self.mostLines).count
    return (min(1, count), count)
  }

  public override func draw(on canvas: inout Canvas, in area: Rect, isFocused: Bool) {
    for (row, line) in lines(forWidth: area.width, most: area.height).enumerated() {
      let indent = row == 0 ? Self.sign : String(repeating: " ", count: Self.sign.count)
      canvas.draw(
        indent + line, at: Point(x: area.x, y: area.y + row), within: area.width,
        style: Style(color: .yellow, isBold: true))
    }
  }

  private func lines(forWidth width: Int, most: Int) -> [String] {
    let room = max(1, width - Self.sign.count)
    let lines = message.wrapped(toColumns: room)
    guard most > 0, lines.count > most else { return lines }
    // With the next line it is too long for the width, so it is drawn with … at its end.
    let last = lines[most - 1] + " " + lines[most]
    return lines.prefix(most - 1) + [last]
  }
}

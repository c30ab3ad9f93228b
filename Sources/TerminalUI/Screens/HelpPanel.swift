/// All that can be done now, a key a line.
struct HelpPanel {
  /// What the panel lists.
  var hints: [KeyHint]

  /// Draws the panel.
  func draw(on canvas: inout Canvas, in area: Rect) {
    let moves = [
      KeyHint("↑ ↓ j k", "move"), KeyHint("page up/down", "move by a screen"),
      KeyHint("home end", "first and last row"), KeyHint("1 2", "choose a tab"),
      KeyHint("mouse", "tap rows, buttons and tabs"), KeyHint("Ctrl-Z", "suspend (fg returns)"),
      KeyHint("q", "quit"),
    ]
    canvas.draw("Keys", at: area.origin, within: area.width, style: .bold)
    for (line, hint) in (hints + moves).prefix(area.height - 1).enumerated() {
      let y = area.y + 1 + line
      canvas.draw(hint.key, at: Point(x: area.x, y: y), within: 13, style: .bold)
      canvas.draw(hint.action, at: Point(x: area.x + 14, y: y), within: area.width - 14)
    }
  }
}

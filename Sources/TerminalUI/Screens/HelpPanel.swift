/// All that can be done now, a key a line, on as many pages as the screen needs.
struct HelpPanel {
  private let hints: [KeyHint]
  private let linesOfPage: Int

  /// Creates a panel of `height` rows, of which the first is the heading.
  ///
  /// - Parameter hints: What can be done on the screen below; what can always be done follows.
  init(hints: [KeyHint], height: Int) {
    self.hints =
      hints + [
        KeyHint("↑ ↓ j k", "move"), KeyHint("page up/down", "move by a screen"),
        KeyHint("home end", "first and last row"), KeyHint("1 2", "choose a tab"),
        KeyHint("mouse", "tap rows, buttons and tabs"),
        KeyHint("Ctrl-Z", "suspend (fg returns)"), KeyHint("q", "quit"),
      ]
    linesOfPage = max(1, height - 1)
  }

  /// How many pages there are.
  var pageCount: Int { (hints.count + linesOfPage - 1) / linesOfPage }

  /// Draws a page, counted from 0.
  func draw(page: Int, on canvas: inout Canvas, in area: Rect) {
    let heading = pageCount == 1 ? "Keys" : "Keys, page \(page + 1) of \(pageCount)"
    canvas.draw(heading, at: area.origin, within: area.width, style: .bold)
    for (line, hint) in hints.dropFirst(page * linesOfPage).prefix(linesOfPage).enumerated() {
      let y = area.y + 1 + line
      canvas.draw(hint.key, at: Point(x: area.x, y: y), within: 13, style: .bold)
      canvas.draw(hint.action, at: Point(x: area.x + 14, y: y), within: area.width - 14)
    }
  }
}

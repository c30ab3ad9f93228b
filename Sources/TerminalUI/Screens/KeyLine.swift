/// The line at the bottom that shows what can be done now, as far as it has room.
struct KeyLine {
  /// What can be done now, the nearest first.
  var hints: [KeyHint]
  /// Whether characters are text, so that no letter is a command.
  var takesText: Bool

  /// Draws the line.
  func draw(on canvas: inout Canvas, in area: Rect) {
    let always = takesText ? [] : [KeyHint("?", "help"), KeyHint("q", "quit")]
    var room = area.width - always.reduce(0) { $0 + width(of: $1) }
    let fitting = hints.prefix { hint in
      room -= width(of: hint)
      return room >= 0
    }
    var x = area.x + 1
    for hint in fitting + always {
      let right = area.x + area.width
      x += canvas.draw(hint.key, at: Point(x: x, y: area.y), within: right - x, style: .bold) + 1
      let action = Point(x: x, y: area.y)
      x += canvas.draw(hint.action, at: action, within: right - x, style: .dim) + 2
    }
  }

  private func width(of hint: KeyHint) -> Int {
    CharacterWidth.columns(of: hint.key) + CharacterWidth.columns(of: hint.action) + 3
  }
}

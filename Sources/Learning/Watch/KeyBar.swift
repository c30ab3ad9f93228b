import TerminalUI

/// The line that shows the keys; where it is narrow, the last of them without their words.
struct KeyBar {
  let hints: [KeyHint]
  /// A key that is shown only where there is room for all.
  var extra: KeyHint?

  /// Draws the line.
  func draw(on canvas: inout Canvas, in area: Rect) {
    var hints = self.hints
    if let extra, width(of: hints + [extra]) <= area.width { hints.append(extra) }
    while width(of: hints) > area.width,
      let last = hints.lastIndex(where: { !$0.action.isEmpty })
    {
      hints[last].action = ""
    }
    let parts = hints.flatMap { hint in
      [
        TextLine.Part(text: hint.key, style: .bold),
        TextLine.Part(text: hint.action.isEmpty ? "  " : " \(hint.action)  ", style: .dim),
      ]
    }
    TextLine(parts: parts).draw(on: &canvas, at: area.origin, within: area.width)
  }

  private func width(of hints: [KeyHint]) -> Int {
    hints.reduce(0) { sum, hint in
      let action = hint.action.isEmpty ? 0 : CharacterWidth.columns(of: hint.action) + 1
      return sum + CharacterWidth.columns(of: hint.key) + action + 2
    }
  }
}

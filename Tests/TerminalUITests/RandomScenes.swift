import TerminalUI

/// Pieces of text that are easy to get wrong.
let trickyTexts = [
  "a", " ", "plain words", "é", "e\u{301}", "世界", "한국어", "ｆｕｌｌ", "✅", "🔲", "❤️", "❤\u{FE0E}", "1️⃣",
  "👍🏽", "👨‍👩‍👧‍👦", "🇩🇪🇫🇷", "क्षि", "กำ", "\u{301}", "\u{1B}[31m", "\r\n", "\u{202E}abc", "\u{200D}", "│ ─",
  "\u{1100}\u{1161}\u{11A8}", "\u{1161}", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "\u{FEFF}", "שלום", "… ↑",
]

extension Style {
  static func random(using generator: inout RepeatableNumbers) -> Style {
    let colors: [Color?] = [nil, nil, .red, .cyan]
    return Style(
      color: colors.randomElement(using: &generator) ?? nil,
      isBold: .random(using: &generator), isDim: .random(using: &generator),
      isReversed: .random(using: &generator), isUnderlined: .random(using: &generator))
  }
}

extension Canvas {
  /// Draws some tricky text somewhere, partly outside.
  mutating func scribble(using generator: inout RepeatableNumbers) {
    let point = Point(
      x: .random(in: -3..<size.width + 1, using: &generator),
      y: .random(in: -1..<size.height + 1, using: &generator))
    let text = (0..<3).map { _ in trickyTexts.randomElement(using: &generator) ?? "" }.joined()
    let style: Style = Bool.random(using: &generator) ? .plain : .random(using: &generator)
    if Int.random(in: 0..<8, using: &generator) == 0 {
      fill(Rect(x: point.x, y: point.y, width: 5, height: 2), style: style)
    } else {
      draw(text, at: point, within: .random(in: 0..<12, using: &generator), style: style)
    }
  }
}

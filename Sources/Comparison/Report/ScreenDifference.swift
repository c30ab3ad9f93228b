import TerminalUI

/// Two screens that should be the same, with the cells marked in which they differ.
struct ScreenDifference {
  /// The two screens, a line that differs followed by one that marks where.
  private(set) var lines: [String] = []

  init(_ mvc: Canvas, _ mvvm: Canvas) {
    lines = Self.lines(of: mvc, beside: mvvm, title: "MVC")
    lines += Self.lines(of: mvvm, beside: mvc, title: "MVVM")
  }

  private static func lines(of canvas: Canvas, beside other: Canvas, title: String) -> [String] {
    var lines = ["── \(title) "]
    for y in 0..<canvas.size.height {
      lines.append("│" + canvas.lines[y])
      let marks = (0..<canvas.size.width).map { x in
        canvas[x, y] == other[x, y] ? " " : "^"
      }
      if marks.contains("^") { lines.append("│" + marks.joined()) }
    }
    return lines
  }
}

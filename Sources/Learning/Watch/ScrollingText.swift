import TerminalUI

/// Lines of text that are broken to the width, and scroll where they don't fit.
final class ScrollingText: Control {
  /// The lines.
  var lines: [TextLine] = []

  /// The line that is the topmost, as far as the text is long enough.
  private var top = 0
  private var height = 1
  private var count = 0
  private var revealed: Int?

  /// Wider lines are hard to read.
  private static let mostColumns = 100

  override var canFocus: Bool { true }

  override func heights(forWidth width: Int) -> (least: Int, preferred: Int) { (1, .max) }

  /// Shows the beginning.
  func scrollToTop() {
    top = 0
    revealed = nil
  }

  /// Shows as much as there is room for from a line on, counted before they are broken.
  func reveal(line: Int) {
    revealed = line
  }

  /// Scrolls by lines, as far as there are some.
  func scroll(by lines: Int) {
    top = max(0, min(top + lines, count - height))
  }

  override func handle(_ event: Event) -> Bool {
    switch event {
    case .key(.up), .key(.character("k")): scroll(by: -1)
    case .key(.down), .key(.character("j")): scroll(by: 1)
    case .key(.pageUp): scroll(by: 1 - height)
    case .key(.pageDown), .key(.character(" ")): scroll(by: height - 1)
    case .key(.home): scroll(by: -count)
    case .key(.end): scroll(by: count)
    case .scroll(let lines, _): scroll(by: lines)
    default: return false
    }
    return true
  }

  override func draw(on canvas: inout Canvas, in area: Rect, isFocused: Bool) {
    // The last column is for the marks.
    let width = max(1, min(area.width - 2, Self.mostColumns))
    height = area.height
    var shown: [TextLine] = []
    for (index, line) in lines.enumerated() {
      if index == revealed { top = shown.count }
      shown += line.wrapped(toColumns: width)
    }
    count = shown.count
    revealed = nil
    scroll(by: 0)
    for (row, line) in shown.dropFirst(top).prefix(height).enumerated() {
      line.draw(on: &canvas, at: Point(x: area.x, y: area.y + row), within: width)
    }
    drawMarks(on: &canvas, in: area)
  }

  private func drawMarks(on canvas: inout Canvas, in area: Rect) {
    let x = area.x + area.width - 1
    if top > 0 {
      canvas.draw("▲", at: Point(x: x, y: area.y), within: 1, style: .bold)
    }
    if top + height < count {
      canvas.draw("▼", at: Point(x: x, y: area.y + area.height - 1), within: 1, style: .bold)
    }
  }
}

/// Turns canvases into what a terminal must be told to show them: only what is not there yet.
public struct FrameWriter: Sendable {
  private let colors: ColorSupport
  private var shown: Canvas?

  /// Creates a writer for a terminal that shows nothing known.
  public init(colors: ColorSupport = .colors) {
    self.colors = colors
  }

  /// Forgets what the terminal shows, so that all of the next canvas is written.
  public mutating func forget() {
    shown = nil
  }

  /// What makes the terminal show `canvas` instead of the canvas before.
  public mutating func output(for canvas: Canvas) -> String {
    var pen = Pen(colors: colors)
    var before = shown ?? Canvas(size: Size(width: 0, height: 0))
    if shown == nil || before.size != canvas.size {
      pen.text = EscapeSequence.select(.plain) + EscapeSequence.clear
      before = Canvas(size: canvas.size)
    }
    for y in 0..<canvas.size.height { pen.write(row: y, of: canvas, over: before) }
    pen.select(.plain)
    shown = canvas
    return pen.text
  }
}

/// Writes rows, and knows where the terminal's cursor is and which style is selected.
private struct Pen {
  let colors: ColorSupport
  var text = ""
  private var style = Style.plain
  private var cursor: Point?

  init(colors: ColorSupport) {
    self.colors = colors
  }

  mutating func write(row y: Int, of canvas: Canvas, over before: Canvas) {
    let width = canvas.size.width
    let row = canvas.cells[y * width..<(y + 1) * width]
    let old = before.cells[y * width..<(y + 1) * width]
    guard row != old else { return }
    let blankEnd = row.lastIndex { $0 != .blank }.map { $0 + 1 } ?? row.startIndex
    var writesRest = false
    var index = row.startIndex
    while index < row.endIndex {
      let next = index + 1
      let isWide = next < row.endIndex && row[next].text.isEmpty
      if writesRest || row[index] != old[index] || (isWide && row[next] != old[next]) {
        moveCursor(to: Point(x: index - row.startIndex, y: y))
        if index >= blankEnd {
          select(.plain)
          text += EscapeSequence.clearToEndOfRow
          return
        }
        write(row[index], columns: isWide ? 2 : 1)
        writesRest = writesRest || cursor == nil
      }
      index = isWide ? next + 1 : next
    }
  }

  mutating func select(_ style: Style) {
    let style = style.limited(to: colors)
    guard style != self.style else { return }
    text += EscapeSequence.select(style)
    self.style = style
  }

  private mutating func write(_ cell: Cell, columns: Int) {
    select(cell.style)
    if cell.text.hasUndisputedWidth {
      cursor?.x += columns
    } else {
      // A narrower one than expected leaves a hole; a broader one covers what follows.
      text += EscapeSequence.erase(columns)
      cursor = nil
    }
    text += cell.text
  }

  private mutating func moveCursor(to point: Point) {
    defer { cursor = point }
    guard let cursor, cursor.y == point.y, cursor.x <= point.x else {
      text += EscapeSequence.move(to: point)
      return
    }
    if cursor.x < point.x { text += EscapeSequence.right(point.x - cursor.x) }
  }
}

extension String {
  /// Whether every terminal gives the same number of columns to the cluster.
  fileprivate var hasUndisputedWidth: Bool {
    if utf8.count == 1 { return true }
    guard let scalar = unicodeScalars.first, unicodeScalars.count == 1 else { return false }
    switch scalar.value {
    case 0..<0x590, 0x2010..<0x2600, 0x3041..<0xD7A4: return !scalar.properties.isEmoji
    default: return false
    }
  }
}

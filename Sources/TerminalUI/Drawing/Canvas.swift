/// A grid of cells to draw on.
///
/// Nothing is ever drawn outside of it.
public struct Canvas: Hashable, Sendable {
  /// The extent.
  public let size: Size
  /// The cells, row by row.
  public private(set) var cells: [Cell]

  /// Creates an empty canvas.
  public init(size: Size) {
    self.size = Size(width: max(0, size.width), height: max(0, size.height))
    cells = Array(repeating: .blank, count: self.size.width * self.size.height)
  }

  /// The cell at column `x` of row `y`; a blank one outside of the canvas.
  public subscript(x: Int, y: Int) -> Cell {
    guard (0..<size.width).contains(x), (0..<size.height).contains(y) else { return .blank }
    return cells[y * size.width + x]
  }

  /// The text of each row, without the blanks at its end.
  public var lines: [String] {
    (0..<size.height).map { y in
      let row = cells[y * size.width..<(y + 1) * size.width]
      let end = row.lastIndex { $0.text != " " }.map { $0 + 1 } ?? row.startIndex
      return row[..<end].map(\.text).joined()
    }
  }

  /// Blanks an area and gives it a style.
  public mutating func fill(_ area: Rect, style: Style) {
    let columns = max(0, area.x)..<max(0, area.x, min(size.width, area.x + area.width))
    let rows = max(0, area.y)..<max(0, area.y, min(size.height, area.y + area.height))
    for y in rows {
      for x in columns { put(" ", columns: 1, x: x, y: y, style: style) }
    }
  }

  /// Copies another canvas into this one, as far as it fits.
  public mutating func draw(_ other: Canvas, at point: Point) {
    for y in 0..<other.size.height where (0..<size.height).contains(point.y + y) {
      for x in 0..<other.size.width where !other[x, y].text.isEmpty {
        let cell = other[x, y]
        let columns = other[x + 1, y].text.isEmpty ? 2 : 1
        put(cell.text, columns: columns, x: point.x + x, y: point.y + y, style: cell.style)
      }
    }
  }

  /// Draws a line of text and returns the columns it took.
  ///
  /// The text is made inert first (see ``Swift/String/init(inert:)``). What doesn't fit in `width`
  /// columns, or in the canvas, is cut and ends with `…`. No more of the text is read than that.
  @discardableResult
  public mutating func draw(
    _ text: String, at point: Point, within width: Int, style: Style = .plain
  ) -> Int {
    let room = min(width, size.width - point.x)
    guard room > 0, (0..<size.height).contains(point.y) else { return 0 }
    if text.utf8.prefix(room + 1).allSatisfy(\.isPrintableASCII) {
      return drawASCII(text, at: point, room: room, style: style)
    }
    return drawClusters(of: text, at: point, room: room, style: style)
  }

  private mutating func drawASCII(
    _ text: String, at point: Point, room: Int, style: Style
  ) -> Int {
    var used = 0
    for byte in text.utf8.prefix(room) {
      put(String(Unicode.Scalar(byte)), columns: 1, x: point.x + used, y: point.y, style: style)
      used += 1
    }
    if text.utf8.dropFirst(room).isEmpty { return used }
    return cut(after: used, at: point, room: room, style: style)
  }

  private mutating func drawClusters(
    of text: String, at point: Point, room: Int, style: Style
  ) -> Int {
    // Finding a cluster's end would read all of a text that is one endless cluster.
    let limit = (room + 1) * Character.mostInertScalars
    let isWhole = text.utf8.count <= limit
    let start = isWhole ? text : String(text.unicodeScalars.prefix(limit))
    var used = 0
    for character in InertCharacters(of: start) {
      let columns = CharacterWidth.columns(of: character)
      guard used + columns <= room else {
        return cut(after: used, at: point, room: room, style: style)
      }
      put(String(character), columns: columns, x: point.x + used, y: point.y, style: style)
      used += columns
    }
    if isWhole || start.utf8.count == text.utf8.count { return used }
    return cut(after: used, at: point, room: room, style: style)
  }

  /// Ends a text that doesn't fit; returns the columns that it takes so.
  private mutating func cut(after used: Int, at point: Point, room: Int, style: Style) -> Int {
    let place = min(used, room - 1)
    put("…", columns: 1, x: point.x + place, y: point.y, style: style)
    return place + 1
  }

  /// Puts a cluster into a row that exists; of a wide one that is cut, or that the canvas's edge
  /// cuts, a blank is left.
  private mutating func put(_ text: String, columns: Int, x: Int, y: Int, style: Style) {
    if columns == 2, x == -1 || x == size.width - 1 {
      return put(" ", columns: 1, x: max(0, x), y: y, style: style)
    }
    guard columns > 0, x >= 0, x + columns <= size.width else { return }
    let start = y * size.width + x
    let end = start + columns
    if cells[start].text.isEmpty { cells[start - 1].text = " " }
    if x + columns < size.width, cells[end].text.isEmpty { cells[end].text = " " }
    cells[start] = Cell(text, style: style)
    for index in start + 1..<end { cells[index] = Cell("", style: style) }
  }
}

/// Draws a row of a list: handles at both ends in edit mode, the text, and the detail.
struct ListRowCells {
  /// The columns that a handle takes.
  static let handleWidth = 2

  /// What the row shows.
  var row: ListRow
  /// Whether the row is marked; `nil` shows no handle to mark it.
  var isMarked: Bool?
  /// Whether the row shows a handle to move it.
  var hasMoveHandle = false
  /// How the row looks.
  var style: Style

  /// Draws the row over the whole width of `area`.
  func draw(on canvas: inout Canvas, in area: Rect) {
    canvas.fill(area, style: style)
    var left = area.x
    var right = area.x + area.width
    if let isMarked {
      draw(isMarked ? "●" : "○", on: &canvas, from: left, to: right, y: area.y)
      left += Self.handleWidth
    }
    if hasMoveHandle {
      draw("≡", on: &canvas, from: max(left, right - 1), to: right, y: area.y)
      right -= Self.handleWidth
    }
    if !row.detail.isEmpty {
      let start = max(left, right - CharacterWidth.columns(of: row.detail))
      draw(row.detail, on: &canvas, from: start, to: right, y: area.y)
      right = start - 1
    }
    draw(row.text, on: &canvas, from: left, to: right, y: area.y)
  }

  private func draw(_ text: String, on canvas: inout Canvas, from x: Int, to end: Int, y: Int) {
    canvas.draw(text, at: Point(x: x, y: y), within: end - x, style: style)
  }
}

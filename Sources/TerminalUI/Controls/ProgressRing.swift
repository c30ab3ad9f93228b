/// A ring that fills clockwise from the top, or where it has no room, a gauge that fills from the
/// left.
public final class ProgressRing: Control {
  /// From 0 to 1.
  public var progress = 0.0
  /// The text in its middle.
  public var text = ""
  /// The filled part's colour; `nil` is the terminal's own.
  public var color: Color?

  private static let leastRadius = 3

  private var clampedProgress: Double { progress.isNaN ? 0 : min(max(0, progress), 1) }

  private var percentage: String { "\(stepsDone(of: 100))%" }

  /// How many of `count` steps are done; the last one only when all is done.
  private func stepsDone(of count: Int) -> Int {
    // 0.29 * 100 is a trifle less than 29.
    Int(clampedProgress * Double(count) + 1e-9)
  }

  private var filledStyle: Style { Style(color: color, isBold: true) }

  public override func heights(forWidth width: Int) -> (least: Int, preferred: Int) { (1, 9) }

  /// All that a ring needs, or the one row of a gauge.
  public override func rowsUsed(of rows: Int) -> Int {
    rows < 2 * Self.leastRadius + 1 ? 1 : rows
  }

  public override func draw(on canvas: inout Canvas, in area: Rect, isFocused: Bool) {
    let ring = RingShape(radius: min((area.height - 1) / 2, (area.width - 1) / 4))
    let roomInside = 4 * ring.radius - 1
    if ring.radius >= Self.leastRadius, CharacterWidth.columns(of: text) <= roomInside {
      draw(ring, on: &canvas, in: area)
    } else {
      drawGauge(on: &canvas, in: area)
    }
  }

  // MARK: Ring

  private func draw(_ ring: RingShape, on canvas: inout Canvas, in area: Rect) {
    let middle = Point(x: area.x + area.width / 2, y: area.y + (area.height - 1) / 2)
    for cell in ring.cells {
      let isFilled = cell.turn < clampedProgress
      canvas.draw(
        isFilled ? "●" : "·",
        at: Point(x: middle.x + cell.place.x, y: middle.y + cell.place.y), within: 1,
        style: isFilled ? filledStyle : .dim)
    }
    draw(text, centredAt: middle, style: .bold, on: &canvas)
    let below = Point(x: middle.x, y: middle.y + 1)
    draw(percentage, centredAt: below, style: .plain, on: &canvas)
  }

  private func draw(
    _ text: String, centredAt middle: Point, style: Style, on canvas: inout Canvas
  ) {
    let width = CharacterWidth.columns(of: text)
    let start = Point(x: middle.x - width / 2, y: middle.y)
    canvas.draw(text, at: start, within: width, style: style)
  }

  // MARK: Gauge

  private func drawGauge(on canvas: inout Canvas, in area: Rect) {
    let before = text.isEmpty ? "" : "\(text)  "
    let after = String(repeating: " ", count: 6 - percentage.count) + percentage
    let room = max(0, area.width - CharacterWidth.columns(of: before) - after.count)
    let filled = stepsDone(of: room)
    canvas.draw(
      [
        (before, .bold),
        (String(repeating: "█", count: filled), filledStyle),
        (String(repeating: "░", count: room - filled), .dim),
        (after, .plain),
      ], at: area.origin, within: area.width)
  }
}

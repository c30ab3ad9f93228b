import TerminalUI

/// Both apps' screens side by side, and below each the messages of the last action.
final class LiveScreen: Screen {
  private static let leastSize = Size(width: 2 * TabScreen.leastSize.width + 1, height: 14)

  private let sides: [LiveSide]
  private let willHandle: () -> Void
  private var areas: [Rect] = []

  /// Creates the screen.
  ///
  /// - Parameter willHandle: called before each event.
  init(sides: [LiveSide], willHandle: @escaping () -> Void) {
    self.sides = sides
    self.willHandle = willHandle
    super.init()
  }

  // MARK: Drawing

  override func draw(on canvas: inout Canvas, in area: Rect) {
    guard area.width >= Self.leastSize.width, area.height >= Self.leastSize.height else {
      let message = "Too small: needs \(Self.leastSize.width)x\(Self.leastSize.height)"
      canvas.draw(message, at: area.origin, within: area.width)
      return
    }
    let half = (area.width - 1) / 2
    let height = area.height - 2 - min(10, area.height / 3)
    let columns = [area.x, area.x + half + 1]
    areas = columns.map { Rect(x: $0, y: area.y + 1, width: half, height: height) }
    for y in area.y..<area.y + area.height {
      canvas.draw("│", at: Point(x: area.x + half, y: y), within: 1, style: .dim)
    }
    for (side, place) in zip(sides, areas) {
      let title = Point(x: place.x + 1, y: area.y)
      canvas.draw(side.pattern.rawValue, at: title, within: half - 1, style: .bold)
      side.terminal.size = place.size
      side.terminal.settle()
      canvas.draw(side.terminal.canvas, at: place.origin)
      draw(side.messages, on: &canvas, below: place, to: area.y + area.height)
    }
    drawVerdict(on: &canvas, below: areas[0])
  }

  private func draw(
    _ messages: [Message], on canvas: inout Canvas, below place: Rect, to bottom: Int
  ) {
    let top = place.y + place.height + 1
    var lines = messages.map(\.line)
    let room = bottom - top
    if lines.count > room {
      lines = lines.prefix(room - 1) + ["… and \(lines.count - room + 1) more"]
    }
    for (line, text) in lines.enumerated() {
      canvas.draw(text, at: Point(x: place.x + 1, y: top + line), within: place.width - 1)
    }
  }

  private func drawVerdict(on canvas: inout Canvas, below place: Rect) {
    let isSame = sides[0].terminal.canvas == sides[1].terminal.canvas
    let verdict = isSame ? "✓ same screen" : "✗ the screens differ"
    let style = Style(color: isSame ? .green : .red, isBold: true)
    let point = Point(x: place.x + 1, y: place.y + place.height)
    canvas.draw(verdict, at: point, within: place.width - 1, style: style)
  }

  // MARK: Events

  override var takesText: Bool { sides[0].app.screen.takesText }

  override func handle(_ event: Event) -> Bool {
    willHandle()
    let event = inHalf(event)
    return sides.map { $0.handle(event) }.contains(true)
  }

  override func settle() -> Bool {
    sides.map { $0.app.screen.settle() }.contains(true)
  }

  /// The event as either app sees it, whose screen is only half as wide.
  private func inHalf(_ event: Event) -> Event {
    switch event {
    case .click(let point): .click(inHalf(point))
    case .scroll(let lines, let point): .scroll(lines: lines, at: inHalf(point))
    case .key, .paste: event
    }
  }

  private func inHalf(_ point: Point) -> Point {
    guard let area = areas.last(where: { $0.x <= point.x }) else { return point }
    return Point(x: point.x - area.x, y: point.y - area.y)
  }
}

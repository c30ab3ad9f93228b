extension Canvas {
  /// Draws texts of several styles, each after the one before, and returns the columns they took.
  @discardableResult
  mutating func draw(
    _ parts: [(text: String, style: Style)], at point: Point, within width: Int
  ) -> Int {
    var used = 0
    for part in parts {
      let place = Point(x: point.x + used, y: point.y)
      used += draw(part.text, at: place, within: width - used, style: part.style)
    }
    return used
  }
}

import Foundation

/// The cells of a ring that looks round although cells are about twice as high as wide.
struct RingShape {
  /// A cell of a ring.
  struct Cell {
    /// The place, counted from the ring's middle.
    var place: Point
    /// Where on the way round it lies: 0 at the top, then clockwise, always less than 1.
    var turn: Double
  }

  /// The rows from the middle to the top.
  let radius: Int

  /// The cells.
  var cells: [Cell] {
    (-radius...radius).flatMap { y in
      (-2 * radius...2 * radius)
        .filter { x in isOnEdge(x: x, y: y) }
        .map { x in Cell(place: Point(x: x, y: y), turn: turn(x: x, y: y)) }
    }
  }

  private func isOnEdge(x: Int, y: Int) -> Bool {
    let neighbours = [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]
    return isInside(x: x, y: y) && !neighbours.allSatisfy { isInside(x: $0.0, y: $0.1) }
  }

  private func isInside(x: Int, y: Int) -> Bool {
    hypot(Double(x) / 2, Double(y)) < Double(radius) + 0.4
  }

  private func turn(x: Int, y: Int) -> Double {
    let turn = atan2(Double(x) / 2, Double(-y)) / (2 * .pi)
    return turn < 0 ? turn + 1 : turn
  }
}

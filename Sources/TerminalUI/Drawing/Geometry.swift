/// The extent of an area of the screen, in cells.
public struct Size: Hashable, Sendable {
  /// Columns.
  public var width: Int
  /// Rows.
  public var height: Int

  /// Creates a size of `width` columns and `height` rows.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// A cell's place on the screen: columns and rows count from 0 at the upper left.
public struct Point: Hashable, Sendable {
  /// The column.
  public var x: Int
  /// The row.
  public var y: Int

  /// Creates a point at column `x` and row `y`.
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}

/// A rectangle of cells.
public struct Rect: Hashable, Sendable {
  /// The upper left cell.
  public var origin: Point
  /// The extent.
  public var size: Size

  /// Creates a rectangle from its upper left cell and its extent.
  public init(x: Int, y: Int, width: Int, height: Int) {
    origin = Point(x: x, y: y)
    size = Size(width: max(0, width), height: max(0, height))
  }

  /// The leftmost column.
  public var x: Int { origin.x }
  /// The topmost row.
  public var y: Int { origin.y }
  /// Columns.
  public var width: Int { size.width }
  /// Rows.
  public var height: Int { size.height }

  /// Whether `point` lies inside.
  public func contains(_ point: Point) -> Bool {
    (x..<x + width).contains(point.x) && (y..<y + height).contains(point.y)
  }
}

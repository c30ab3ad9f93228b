/// One place of the screen.
public struct Cell: Hashable, Sendable {
  /// The grapheme cluster shown here; empty in the second column of a wide one.
  public var text: String
  /// How it looks.
  public var style: Style

  /// Creates a cell.
  public init(_ text: String, style: Style = .plain) {
    self.text = text
    self.style = style
  }
}

/// A grid of cells to draw on.
public struct Canvas: Hashable, Sendable {
  /// The extent.
  public let size: Size
  /// The cells, row by row.
  public private(set) var cells: [Cell]

  /// Creates an empty canvas.
  public init(size: Size) {
    self.size = size
    cells = []
  }

  /// Draws a line of text and returns the columns it took.
  @discardableResult
  public mutating func draw(
    _ text: String, at point: Point, within width: Int, style: Style = .plain
  ) -> Int { 0 }
}

/// How many columns text takes.
public enum CharacterWidth {
  /// The columns of a text.
  public static func columns(of text: String) -> Int { text.count }
}

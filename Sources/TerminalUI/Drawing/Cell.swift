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

  /// A cell with nothing in it.
  public static let blank = Cell(" ")
}

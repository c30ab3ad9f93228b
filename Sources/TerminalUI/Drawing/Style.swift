/// One of the terminal's own colours, so that the user's theme decides how it looks.
public enum Color: UInt8, Hashable, Sendable {
  /// The eight basic colours, in the order of their ANSI numbers.
  case black, red, green, yellow, blue, magenta, cyan, white
}

/// How a cell's text looks.
public struct Style: Hashable, Sendable {
  /// The text's colour; `nil` is the terminal's own.
  public var color: Color?
  /// Heavier text.
  public var isBold: Bool
  /// Fainter text.
  public var isDim: Bool
  /// Text and background exchanged: the focus and the selection.
  public var isReversed: Bool
  /// Underlined text.
  public var isUnderlined: Bool

  /// Creates a style; everything that is not said is plain.
  public init(
    color: Color? = nil, isBold: Bool = false, isDim: Bool = false, isReversed: Bool = false,
    isUnderlined: Bool = false
  ) {
    self.color = color
    self.isBold = isBold
    self.isDim = isDim
    self.isReversed = isReversed
    self.isUnderlined = isUnderlined
  }

  /// The terminal's own text.
  public static let plain = Style()
  /// Headings.
  public static let bold = Style(isBold: true)
  /// Hints and what is not to be had now.
  public static let dim = Style(isDim: true)
  /// The focus and the selection.
  public static let reversed = Style(isReversed: true)
}

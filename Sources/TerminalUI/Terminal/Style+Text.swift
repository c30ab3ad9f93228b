extension Style {
  /// A text in this style, for lines that are printed and not drawn.
  ///
  /// - Parameters:
  ///   - text: The text; it is made inert first.
  ///   - support: Which looks the output can have.
  public func applied(to text: String, on support: ColorSupport) -> String {
    let style = limited(to: support)
    let text = String(inert: text)
    guard style != .plain else { return text }
    return EscapeSequence.select(style) + text + EscapeSequence.select(.plain)
  }
}

/// The rule for what a user may call an item.
public enum ItemName {
  /// A name that consists of white space alone, or of nothing.
  public struct EmptyError: Error, Hashable {
    /// The name that the item keeps, if it had one.
    public var kept: String?

    /// Creates a refusal.
    public init(kept: String? = nil) {
      self.kept = kept
    }

    /// Why the name was refused, for the user.
    public var message: String {
      kept.map { "A name can't be empty: “\($0)” stays." } ?? "A name can't be empty."
    }
  }

  /// Whether `text` can be a name.
  public static func accepts(_ text: String) -> Bool {
    text.contains { !$0.isWhitespace }
  }

  /// The name that `text` stands for: without white space at its ends.
  ///
  /// - Throws: ``EmptyError`` if nothing is left.
  public static func trimmed(_ text: String) throws(EmptyError) -> String {
    guard
      let first = text.firstIndex(where: { !$0.isWhitespace }),
      let last = text.lastIndex(where: { !$0.isWhitespace })
    else { throw EmptyError() }
    return String(text[first...last])
  }
}

/// What a list shows in a row.
public struct ListRow: Hashable, Sendable {
  /// The words at the left.
  public var text: String
  /// The words at the right end.
  public var detail: String

  /// Creates a row's content.
  public init(text: String, detail: String = "") {
    self.text = text
    self.detail = detail
  }
}

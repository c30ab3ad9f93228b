/// What the history shows in a row, as the controller prepares it.
public struct FastRow: Hashable, Sendable {
  /// When the fast began, at the left.
  public var start: String
  /// How long it lasted, at the right.
  public var elapsed: String

  /// Creates a row.
  public init(start: String, elapsed: String) {
    self.start = start
    self.elapsed = elapsed
  }
}

/// What the checklist's view shows in a row, as the controller prepares it.
public struct ChecklistRow: Hashable, Sendable {
  /// The item's name, at the left.
  public var name: String
  /// ✅ or 🔲, at the right.
  public var mark: String

  /// Creates a row.
  public init(name: String, mark: String) {
    self.name = name
    self.mark = mark
  }
}

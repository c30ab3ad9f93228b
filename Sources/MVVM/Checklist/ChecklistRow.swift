import Foundation

/// What the checklist's view shows in a row, ready to show.
public struct ChecklistRow: Identifiable, Hashable, Sendable {
  /// Which item the row stands for.
  public let id: UUID
  /// The item's name, at the left.
  public var name: String
  /// ✅ or 🔲, at the right.
  public var mark: String

  /// Creates a row.
  public init(id: UUID, name: String, mark: String) {
    self.id = id
    self.name = name
    self.mark = mark
  }
}

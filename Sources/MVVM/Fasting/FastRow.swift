import Foundation

/// What the history shows in a row, ready to show.
public struct FastRow: Identifiable, Hashable, Sendable {
  /// Which fast the row stands for.
  public let id: UUID
  /// When the fast began, at the left.
  public var start: String
  /// How long it lasted, at the right.
  public var elapsed: String

  /// Creates a row.
  public init(id: UUID, start: String, elapsed: String) {
    self.id = id
    self.start = start
    self.elapsed = elapsed
  }
}

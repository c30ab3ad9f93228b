/// What has to be taken out of a text, and put in, to make another.
public struct LineDiff: Hashable, Sendable {
  /// A line, and on which side it is.
  public enum Change: Hashable, Sendable {
    /// It is in both.
    case same(String)
    /// It is only in the old text.
    case removed(String)
    /// It is only in the new text.
    case added(String)
  }

  /// The lines of both in their order.
  public let changes: [Change]

  /// Whether the texts are the same.
  public var isEmpty: Bool {
    changes.allSatisfy { if case .same = $0 { true } else { false } }
  }

  /// Compares two texts line by line.
  ///
  /// - Complexity: O(*n* · *d*) for *n* lines in both together, of which *d* differ.
  public init(from old: String, to new: String) {
    let old = Self.lines(old)
    let new = Self.lines(new)
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var changes: [Change] = []
    var oldIndex = 0
    var newIndex = 0
    while oldIndex < old.count || newIndex < new.count {
      if removed.contains(oldIndex) {
        changes.append(.removed(old[oldIndex]))
        oldIndex += 1
      } else if added.contains(newIndex) {
        changes.append(.added(new[newIndex]))
        newIndex += 1
      } else {
        changes.append(.same(old[oldIndex]))
        oldIndex += 1
        newIndex += 1
      }
    }
    self.changes = changes
  }

  private static func lines(_ text: String) -> [String] {
    var lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
    // The end of the last line begins no other.
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}

import TerminalUI

/// What an examination of one thing has found.
public struct Finding: Hashable, Sendable, Codable {
  /// How bad it is.
  public enum State: String, Hashable, Sendable, Codable {
    /// All is well.
    case good
    /// It goes, but not as well as it could.
    case poor
    /// Without it, it doesn't go.
    case missing
  }

  /// What was examined.
  public var subject: String
  /// How bad it is.
  public var state: State
  /// What was found.
  public var finding: String
  /// What to do about it.
  public var remedy: String?

  /// The finding in words.
  public var lines: [TextLine] {
    let (mark, color): (String, Color) =
      switch state {
      case .good: ("✓", .green)
      case .poor: ("–", .yellow)
      case .missing: ("✗", .red)
      }
    let line = TextLine("\(mark) \(subject): ", style: Style(color: color, isBold: true), indent: 2)
      .adding(finding)
    return [line] + (remedy.map { [TextLine("  → \($0)", indent: 4)] } ?? [])
  }
}

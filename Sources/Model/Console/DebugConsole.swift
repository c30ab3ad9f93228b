/// Where an app writes what it wants its developer to see; never the screen.
@MainActor
public protocol DebugConsole: AnyObject {
  /// Writes a line.
  func write(_ line: String)
}

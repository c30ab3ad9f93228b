import Model

/// A console that keeps its lines.
final class RecordingConsole: DebugConsole {
  private(set) var lines: [String] = []

  func write(_ line: String) { lines.append(line) }
}

import Model

/// A debug console that remembers what was written to it.
final class RecordingConsole: DebugConsole {
  private var lines: [String] = []

  func write(_ line: String) {
    lines.append(line)
  }

  /// The lines since the last call, which are forgotten.
  func takeLines() -> [String] {
    defer { lines = [] }
    return lines
  }
}

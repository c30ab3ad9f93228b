import Foundation

/// A debug console that adds to the end of a file, to be watched with `tail -f`.
public final class FileConsole: DebugConsole {
  private let file: FileHandle

  /// Opens the file at `url`, made if it is missing.
  ///
  /// - Throws: the system's error if it can't be written.
  public init(url: URL) throws {
    if !FileManager.default.fileExists(atPath: url.path) {
      try Data().write(to: url)
    }
    file = try FileHandle(forWritingTo: url)
    // A pipe or a terminal has no end to go to, and adds all that is written anyway.
    _ = try? file.seekToEnd()
  }

  /// Adds a line.
  ///
  /// Control characters are spelled out, as the file is watched in a terminal. A console that can't
  /// be written any more stops no app.
  public func write(_ line: String) {
    try? file.write(contentsOf: Data((line.escapingControls + "\n").utf8))
  }
}

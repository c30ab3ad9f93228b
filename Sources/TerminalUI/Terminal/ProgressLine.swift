import Foundation

/// A line on standard error that says what goes on; nothing where that is no terminal.
public struct ProgressLine: Sendable {
  private let isShown = isatty(STDERR_FILENO) == 1

  /// Creates a line that shows nothing yet.
  public init() {}

  /// Shows what is done now, in place of what was shown before.
  public func show(_ text: String) {
    if isShown { write("\r\u{1B}[K" + text) }
  }

  /// Removes the line.
  public func clear() {
    if isShown { write("\r\u{1B}[K") }
  }

  private func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}

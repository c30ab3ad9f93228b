import Foundation

/// A line that counts up while a trial goes on; nothing where standard error is no terminal.
struct ProgressLine {
  var total: Int

  private let isShown = isatty(STDERR_FILENO) == 1

  init(total: Int) {
    self.total = total
  }

  /// Shows how much is done.
  func show(_ count: Int) {
    if isShown { write("\r\(count) of \(total)") }
  }

  /// Removes the line.
  func clear() {
    if isShown { write("\r\u{1B}[K") }
  }

  private func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}

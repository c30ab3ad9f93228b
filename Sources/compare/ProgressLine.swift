import Foundation
import TerminalUI

/// A line that counts up while work goes on; nothing where standard error is no terminal.
struct ProgressLine {
  var total: Int

  private let isShown = isatty(STDERR_FILENO) == 1

  init(total: Int) {
    self.total = total
  }

  /// Shows how much is done, now and then.
  func show(_ count: Int) {
    if isShown, count % 100 == 0 { write("\r\(count) of \(total)") }
  }

  /// Removes the line.
  func clear() {
    if isShown { write("\r\u{1B}[K") }
  }

  private func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}

import Foundation

/// A line that counts up while work goes on; nothing where standard error is no terminal.
struct ProgressLine {
  var title: String
  var total: Int

  private let isShown = isatty(STDERR_FILENO) == 1
  private let start = ProcessInfo.processInfo.systemUptime

  init(title: String, total: Int) {
    self.title = title
    self.total = total
  }

  /// The time since the line was made.
  var seconds: String {
    String(format: "%.1f s", ProcessInfo.processInfo.systemUptime - start)
  }

  /// Shows how much is done.
  func show(_ count: Int) {
    if isShown { write("\r\(title): \(count) of \(total), \(seconds)\u{1B}[K") }
  }

  /// Removes the line.
  func clear() {
    if isShown { write("\r\u{1B}[K") }
  }

  private func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}

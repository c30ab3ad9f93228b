import Foundation
import TerminalUI

/// How far a trial has come, and how long it has taken.
struct TrialProgress {
  private let title: String
  private let total: Int
  private let line = ProgressLine()
  private let start = ProcessInfo.processInfo.systemUptime

  init(title: String, total: Int) {
    self.title = title
    self.total = total
  }

  /// The time since the trial began.
  var seconds: String {
    String(format: "%.1f s", ProcessInfo.processInfo.systemUptime - start)
  }

  /// Shows how much is done.
  func show(_ count: Int) {
    line.show("\(title): \(count) of \(total), \(seconds)")
  }

  /// Removes the line.
  func clear() {
    line.clear()
  }
}

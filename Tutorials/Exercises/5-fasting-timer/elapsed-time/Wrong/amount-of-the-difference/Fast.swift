import Foundation

/// One fast, running or ended.
struct Fast {
  /// When it began.
  let start: Date
  /// When it ended; `nil` while it runs.
  var end: Date?

  /// How long it has lasted at `now`, in seconds.
  func elapsed(at now: Date) -> TimeInterval {
    abs((end ?? now).timeIntervalSince(start))
  }
}

import Foundation

/// One fast, running or ended.
struct Fast {
  /// When it began.
  let start: Date
  /// When it ended; `nil` while it runs.
  var end: Date?

  /// How long it has lasted at `now`, in seconds: never less than 0, also when the clock was set
  /// back.
  func elapsed(at now: Date) -> TimeInterval {
    let end = end ?? now
    return max(0, end.timeIntervalSince(start))
  }
}

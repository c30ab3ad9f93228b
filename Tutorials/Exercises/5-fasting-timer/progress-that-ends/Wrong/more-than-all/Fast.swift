import Foundation

/// One fast, running or ended.
struct Fast {
  /// When it began.
  let start: Date
  /// How long it is to last, in seconds: more than 0.
  let length: TimeInterval
  /// When it ended; `nil` while it runs.
  var end: Date?

  /// When it will have lasted its whole length.
  var completion: Date { start + length }

  /// How long it has lasted at `now`, in seconds.
  func elapsed(at now: Date) -> TimeInterval {
    max(0, (end ?? now).timeIntervalSince(start))
  }

  /// How much of its length it has lasted at `now`, from 0 to 1.

  /// How much of its length it has lasted at `now`, from 0 to 1.
  func progress(at now: Date) -> Double {
    elapsed(at: now) / length
  }

  /// Ends it if it has lasted its whole length at `now`.
  mutating func endIfComplete(at now: Date) {
    guard end == nil, now >= completion else { return }
    end = completion
  }
}

import Foundation

/// One fast, running or ended.
struct Fast {
  /// When it began.
  let start: Date
  /// When it ended; `nil` while it runs.
  var end: Date?
  /// How many times the timer has ticked since the fast began.
  private(set) var ticks = 0

  /// Creates a fast, which runs unless an end is given.
  init(start: Date, end: Date? = nil) {
    self.start = start
    self.end = end
  }

  /// Counts another second; the timer does this once a second, while the app is awake.
  mutating func tick() {
    ticks += 1
  }

  /// How long it has lasted at `now`, in seconds.
  func elapsed(at now: Date) -> TimeInterval {
    // TODO: Tell it from instants, not from ticks, and never less than 0.
    TimeInterval(ticks)
  }
}

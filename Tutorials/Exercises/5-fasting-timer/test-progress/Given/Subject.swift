import Foundation

/// The fast that runs, if any, the history, and the rules by which they change.
///
/// A structure that has no clock: whoever asks says what time it is.
struct FastingSession {
  /// How long each fast is to last, in seconds.
  let length: TimeInterval
  /// When the fast that runs began; `nil` while none runs.
  private(set) var start: Date?
  /// From when to when each fast lasted that has ended, the newest last.
  private(set) var history: [DateInterval] = []

  /// Creates a session in which no fast runs.
  init(length: TimeInterval) {
    self.length = length
  }

  /// Starts a fast, unless one runs already.
  mutating func start(at now: Date) {
    guard start == nil else { return }
    start = now
  }

  /// How much of its length the fast that runs has lasted at `now`: from 0, also when the clock was
  /// set back, to 1, also when it is over and nobody has noticed.
  func progress(at now: Date) -> Double {
    guard let start else { return 0 }
    return min(1, max(0, now.timeIntervalSince(start) / length))
  }

  /// Ends the fast that runs if it has lasted its whole length, at the instant at which the length
  /// was reached.
  mutating func endIfComplete(at now: Date) {
    guard let start, now >= start + length else { return }
    history.append(DateInterval(start: start, duration: length))
    self.start = nil
  }
}

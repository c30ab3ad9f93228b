import Foundation
import Model

/// A clock that stands still until it is told how much time has passed.
final class TestClock {
  /// The instant that it shows.
  private(set) var now = Date(timeIntervalSinceReferenceDate: 100_000)

  /// Lets time pass.
  func advance(by seconds: TimeInterval) {
    now += seconds
  }
}

/// Keeps the fasts that were saved last, in place of a file.
final class SavedFasts {
  /// All fasts, the running one last; a fast that runs has no `end`.
  private(set) var fasts: [Fast] = []

  /// Keeps `fasts` in place of those before.
  func save(_ fasts: [Fast]) {
    self.fasts = fasts
  }
}

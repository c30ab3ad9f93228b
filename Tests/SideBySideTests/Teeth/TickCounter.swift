import Foundation

/// A clock that shows a second more after each tick, however long that took.
final class TickCounter {
  private(set) var now: Date

  init(from start: Date) {
    now = start
  }

  func tick() {
    now += 1
  }
}

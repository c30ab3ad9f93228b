/// What a trial with random keys has counted.
public struct KeyCounts: Hashable, Sendable {
  /// Bytes sent to each app.
  public var bytes = 0
  /// Events that they made.
  public var events = 0
  /// Other sizes of the terminal.
  public var resizes = 0
  /// Screens of one app that were compared with the other's.
  public var screens = 0
  /// How often an app was started again after it had ended as it was asked to.
  public var launches = 0

  /// Creates counts of zero.
  public init() {}

  /// Counts a step.
  mutating func note(_ step: TerminalStep) {
    bytes += step.bytes.count
    if case .resize = step { resizes += 1 }
  }

  /// Adds other counts.
  static func += (sum: inout KeyCounts, other: KeyCounts) {
    sum.bytes += other.bytes
    sum.events += other.events
    sum.resizes += other.resizes
    sum.screens += other.screens
    sum.launches += other.launches
  }
}

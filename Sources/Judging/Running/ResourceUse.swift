import Confinement

/// What a program has used of the machine.
public struct ResourceUse: Hashable, Sendable {
  /// Seconds of the processor's time.
  public var processorSeconds = 0.0
  /// The most memory that it has had at once, in bytes.
  public var peakMemory = 0

  /// Creates the use of nothing.
  public init() {}

  init(_ end: confined_end) {
    processorSeconds = Double(end.user_microseconds + end.system_microseconds) / 1_000_000
    peakMemory = Int(end.peak_bytes)
  }
}

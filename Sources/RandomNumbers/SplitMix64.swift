/// A small random number generator that gives the same numbers on every machine.
///
/// It follows “SplitMix64”, by Steele, Lea and Flood (2014).
public struct SplitMix64: RandomNumberGenerator, Sendable {
  /// What the next number is made of.
  public var state: UInt64

  /// Creates a generator.
  public init(state: UInt64) {
    self.state = state
  }

  /// The next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var number = state
    number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
    number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
    return number ^ (number >> 31)
  }

  /// Whether something happens that does so once in `number` times.
  public mutating func isOneIn(_ number: Int) -> Bool {
    Int.random(in: 0..<number, using: &self) == 0
  }
}

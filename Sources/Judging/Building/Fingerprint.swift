import Foundation

/// A short number for a content, by the FNV-1a algorithm.
///
/// It tells versions of a file apart. It is no protection: whoever wants to can make two contents with
/// one fingerprint.
public struct Fingerprint: Hashable, Sendable, CustomStringConvertible {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Creates the fingerprint of nothing.
  public init() {}

  /// Takes more content in.
  ///
  /// - Complexity: O(*n*).
  public mutating func add(_ content: Data) {
    for byte in content { add(byte) }
    // So that the end of one content can't be the beginning of the next.
    withUnsafeBytes(of: content.count.littleEndian) { for byte in $0 { add(byte) } }
  }

  /// Takes more text in.
  public mutating func add(_ text: String) {
    add(Data(text.utf8))
  }

  /// The fingerprint in 16 hexadecimal digits.
  public var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0100_0000_01B3
  }
}

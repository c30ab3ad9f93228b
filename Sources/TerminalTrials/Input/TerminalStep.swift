import TerminalUI

/// Something that a terminal does to the app on it.
public enum TerminalStep: Hashable, Sendable {
  /// Bytes arrive in one piece.
  case bytes([UInt8])
  /// Nothing arrives for a while, so that a lone ESC is a key.
  case silence
  /// The window has another size.
  case resize(Size)
  /// The clock is put forward or back, and the app is told or finds out by itself.
  case clock(seconds: Int, ticks: Bool)
  /// The app is suspended and goes on.
  case suspension

  /// The bytes, if the step is any.
  var bytes: [UInt8] {
    if case .bytes(let bytes) = self { bytes } else { [] }
  }
}

extension TerminalStep: CustomStringConvertible {
  /// The step in words; bytes as they are written for `printf`.
  public var description: String {
    switch self {
    case .bytes(let bytes): "bytes '\(bytes.map(Self.written).joined())'"
    case .silence: "silence"
    case .resize(let size): "resize to \(size.width)x\(size.height)"
    case .clock(let seconds, let ticks): "clock \(seconds)s\(ticks ? ", tick" : "")"
    case .suspension: "suspension"
    }
  }

  private static func written(_ byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "'"), UInt8(ascii: "\\"), UInt8(ascii: "%"), 0..<0x20, 0x7F...0xFF:
      let digits = String(byte, radix: 8)
      return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
    default: return String(Unicode.Scalar(byte))
    }
  }
}

/// The modes of a terminal that an app switches, read from what it writes.
public struct TerminalModes: Hashable, Sendable {
  /// The private modes that are not as a shell has them, by their numbers: 25 is the cursor, 1049 the
  /// alternate screen, 2004 are pastes, and from 1000 on is the mouse.
  public private(set) var changed: Set<Int> = []

  /// Modes that are on for a shell: the cursor is shown, and lines wrap.
  private static let onAtFirst: Set = [7, 25]

  private var unread: [UInt8] = []

  /// Creates the modes of a terminal that nobody has touched.
  public init() {}

  /// Takes note of what was written.
  mutating func read(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      switch byte {
      case 0x1B: unread = [byte]
      case _ where unread.isEmpty: break
      case UInt8(ascii: "["), UInt8(ascii: "?"), UInt8(ascii: ";"), 0x30...0x39:
        unread.append(byte)
      default:
        switchModes(isOn: byte == UInt8(ascii: "h"), isOff: byte == UInt8(ascii: "l"))
        unread = []
      }
    }
  }

  private mutating func switchModes(isOn: Bool, isOff: Bool) {
    let sequence = String(decoding: unread.dropFirst(), as: UTF8.self)
    guard isOn || isOff, sequence.hasPrefix("[?") else { return }
    for mode in sequence.dropFirst(2).split(separator: ";").compactMap({ Int($0) }) {
      if isOn == Self.onAtFirst.contains(mode) {
        changed.remove(mode)
      } else {
        changed.insert(mode)
      }
    }
  }
}

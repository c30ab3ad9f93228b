import Foundation

/// A terminal's settings, to be compared.
public struct TerminalSettings: Equatable {
  /// What `tcgetattr` tells.
  var attributes = termios()

  /// Reads the settings of an open terminal.
  init(of descriptor: Int32) {
    tcgetattr(descriptor, &attributes)
  }

  /// Whether a line is handed over only when it is whole, as a shell's child finds it.
  public var isLineByLine: Bool { attributes.c_lflag & tcflag_t(ICANON) != 0 }

  /// Whether all flags and characters are the same.
  public static func == (one: TerminalSettings, other: TerminalSettings) -> Bool {
    one.flags == other.flags && one.characters == other.characters
  }

  private var flags: [tcflag_t] {
    // PENDIN says that input waits, which is no setting.
    let local = attributes.c_lflag & ~tcflag_t(PENDIN)
    return [attributes.c_iflag, attributes.c_oflag, attributes.c_cflag, local]
  }

  private var characters: [UInt8] { withUnsafeBytes(of: attributes.c_cc) { Array($0) } }
}

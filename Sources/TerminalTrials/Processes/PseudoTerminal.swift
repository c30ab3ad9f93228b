import Foundation
import TerminalUI

/// A terminal that a process takes for a real one, and whose other end is here.
final class PseudoTerminal {
  /// The end at which the terminal itself would be: what is written here is typed.
  private(set) var master: Int32
  /// Where a process opens its end.
  let path: String

  /// Held open, so that the settings can be read when no process has the terminal open.
  private var slave: Int32

  /// Opens a terminal.
  init(size: Size = Size(width: 80, height: 24)) throws(TrialError) {
    var master: Int32 = -1
    var slave: Int32 = -1
    guard openpty(&master, &slave, nil, nil, nil) == 0, let name = ttyname(slave) else {
      throw TrialError("open a pseudo-terminal")
    }
    self.master = master
    self.slave = slave
    path = String(cString: name)
    for end in [master, slave] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
    resize(to: size)
  }

  deinit {
    for end in [master, slave] where end >= 0 { close(end) }
  }

  /// The settings now.
  var settings: TerminalSettings { TerminalSettings(of: slave) }

  /// Gives the window another size, of which the foreground job is told.
  func resize(to size: Size) {
    var window = winsize()
    window.ws_col = UInt16(clamping: size.width)
    window.ws_row = UInt16(clamping: size.height)
    _ = ioctl(master, UInt(TIOCSWINSZ), &window)
  }

  /// Writes as many of the bytes as the terminal takes now; returns how many.
  func write(_ bytes: ArraySlice<UInt8>) -> Int {
    max(0, bytes.withUnsafeBytes { Foundation.write(master, $0.baseAddress, $0.count) })
  }

  /// What the process has written since the last time.
  func read() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 64 * 1024)
    let count = Foundation.read(master, &bytes, bytes.count)
    return Array(bytes.prefix(max(0, count)))
  }

  /// Takes the terminal away from whoever uses it, as a closed window does.
  func hangUp() {
    for end in [master, slave] where end >= 0 { close(end) }
    master = -1
    slave = -1
  }
}

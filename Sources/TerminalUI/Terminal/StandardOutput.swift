import Foundation

/// Where a command prints its lines.
public struct StandardOutput {
  /// Creates the view of this process's own standard output.
  public init() {}

  /// Whether lines go to a terminal, rather than to a pipe or a file.
  public var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// The columns of the terminal; `nil` if there is none.
  public var columns: Int? {
    var size = winsize()
    guard isTerminal, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return Int(size.ws_col)
  }

  /// Which looks the output can have.
  public var colorSupport: ColorSupport {
    ColorSupport(environment: ProcessInfo.processInfo.environment, isTerminal: isTerminal)
  }
}

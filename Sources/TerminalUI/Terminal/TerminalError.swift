/// Why no app can be shown.
public enum TerminalError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The standard input or output is a file, a pipe or closed.
  case notATerminal
  /// The system refused something.
  case failed(action: String, code: Int32)

  /// What happened, for the user.
  public var description: String {
    switch self {
    case .notATerminal: "The app needs a terminal for its input and its output."
    case .failed(let action, let code): "Can't \(action) (error \(code))."
    }
  }
}

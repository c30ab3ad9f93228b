/// A line of a script that cannot be understood.
public nonisolated struct ScriptError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line's number, from 1.
  public let line: Int
  /// What is wrong with it, and what could be meant.
  public let message: String

  /// The message with the line that it is about.
  public var description: String { "line \(line): \(message)" }
}

/// All the lines of a script that cannot be understood.
public nonisolated struct ScriptErrors: Error, Hashable, Sendable, CustomStringConvertible {
  /// The bad lines, in their order; at least one.
  public let errors: [ScriptError]

  /// A message for each bad line, in lines; of very many, for the first.
  public var description: String {
    let most = 20
    let messages = errors.prefix(most).map(\.description)
    let rest = errors.count > most ? ["and \(errors.count - most) more lines"] : []
    return (messages + rest).joined(separator: "\n")
  }
}

/// What is wrong with a line, before it is known which line it is.
nonisolated struct ScriptFault: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}

/// Why a script could not go on.
public nonisolated struct ScriptStop: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number of the line that could not be done.
  public let line: Int
  /// What the line asked for, and what there is.
  public let message: String

  /// The message with the line that it is about.
  public var description: String { "line \(line): \(message)" }
}

/// Why an action could not be done, before it is known which line it stands in.
struct PlayFault: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}

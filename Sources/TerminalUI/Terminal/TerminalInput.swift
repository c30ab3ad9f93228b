/// What wakes an app that waits at a terminal.
public enum TerminalInput: Hashable, Sendable {
  /// The user did something.
  case event(Event)
  /// The terminal has another size.
  case resized
  /// The process was asked to stop for a while (SIGTSTP).
  case suspensionRequested
  /// The process goes on after a stop that it wasn't asked for.
  case resumed
  /// The process must end: because of a signal, or because the terminal went away (SIGHUP).
  case endRequested(signal: Int32)
}

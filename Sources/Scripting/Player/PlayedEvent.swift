import TerminalUI

/// Something that a player sent to an app.
public nonisolated enum PlayedEvent: Hashable, Sendable {
  /// The app was started.
  case start
  /// The user did something.
  case input(Event)
  /// Time passed.
  case tick
  /// The user quit the app.
  case quit
  /// A step in the app's life.
  case lifeCycle(LifeCycleEvent)
}

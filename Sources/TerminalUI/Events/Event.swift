/// A key of the keyboard, as the terminal reports it.
public enum Key: Hashable, Sendable {
  /// A key that types a character, one whole grapheme cluster.
  case character(Character)
  /// A letter held with Control, in lower case.
  case control(Character)
  /// Keys with names of their own.
  case enter, escape, tab, backTab, backspace, delete
  /// Keys that move.
  case up, down, left, right, home, end, pageUp, pageDown
}

/// What a user does at a terminal.
public enum Event: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// Text was pasted in one piece.
  case paste(String)
  /// The first mouse button was pressed on a cell.
  case click(Point)
  /// The mouse wheel was turned by `lines` (below zero: up) over a cell.
  case scroll(lines: Int, at: Point)
}

/// A step in an app's life, by the names that an iPhone app knows.
public enum LifeCycleEvent: String, CaseIterable, Sendable {
  /// The app begins to receive events, and may have missed ticks.
  case didBecomeActive
  /// The app is about to stop receiving events.
  case willResignActive
  /// The app is stopped, or about to end.
  case didEnterBackground
  /// The app goes on after a stop.
  case willEnterForeground
  /// The app is about to end.
  case willTerminate
}

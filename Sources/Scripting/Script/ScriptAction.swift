/// Something that a user does, or that happens to the app, as a line of a script.
///
/// Rows count from 1. An offset is a position between rows of the list as it is before a move, from
/// 0, before the first row, to the number of rows, after the last.
public nonisolated enum ScriptAction: Hashable, Sendable {
  /// Adds an item: `add NAME`.
  case add(name: String)
  /// Gives an item another name: `rename ROW NAME`.
  case rename(row: Int, name: String)
  /// Checks or unchecks an item: `toggle ROW`.
  case toggle(row: Int)
  /// Moves items together: `move ROWS OFFSET`.
  case move(rows: ScriptRows, offset: Int)
  /// Deletes items: `delete ROWS`, or in so many words `delete item ROWS`.
  case delete(rows: ScriptRows)

  /// Chooses how long the next fast shall be: `length 4h`.
  case length(ScriptLength)
  /// Starts a fast: `start`.
  case start
  /// Lets time pass: `wait 1h30m`.
  case wait(seconds: Int)
  /// Ends the running fast: `end`.
  case end
  /// Deletes a fast of the history: `delete ROW`, or in so many words `delete fast ROW`.
  case deleteFast(row: Int)

  /// Suspends the app: `background`.
  case background
  /// Goes on with the app: `foreground`.
  case foreground
  /// Quits the app and starts it again: `relaunch`.
  case relaunch
  /// Stops the app suddenly and starts it again: `kill`.
  case kill

  /// The feature that the action belongs to; `nil` if it is for the app as a whole.
  public var feature: ScriptFeature? {
    switch self {
    case .add, .rename, .toggle, .move, .delete: .checklist
    case .length, .start, .wait, .end, .deleteFast: .fasting
    case .background, .foreground, .relaunch, .kill: nil
    }
  }
}

nonisolated extension ScriptAction: CustomStringConvertible {
  /// The action as a script writes it.
  ///
  /// It means the same in any place of any script, so `delete` says what it deletes.
  public var description: String {
    switch self {
    case .add(let name): "add \(ScriptName.written(name))"
    case .rename(let row, let name): "rename \(row) \(ScriptName.written(name))"
    case .toggle(let row): "toggle \(row)"
    case .move(let rows, let offset): "move \(rows) \(offset)"
    case .delete(let rows): "delete item \(rows)"
    case .length(let length): "length \(length.rawValue)"
    case .start: "start"
    case .wait(let seconds): "wait \(ScriptDuration.written(seconds))"
    case .end: "end"
    case .deleteFast(let row): "delete fast \(row)"
    case .background: "background"
    case .foreground: "foreground"
    case .relaunch: "relaunch"
    case .kill: "kill"
    }
  }
}

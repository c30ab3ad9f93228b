/// The word that a line begins with.
nonisolated enum ScriptKeyword: String, CaseIterable {
  case add, rename, toggle, move, delete
  case length, start, wait, end
  case background, foreground, relaunch, kill

  /// How a line with the word is written.
  var usage: String {
    switch self {
    case .add: "add NAME"
    case .rename: "rename ROW NAME"
    case .toggle: "toggle ROW"
    case .move: "move ROWS OFFSET"
    case .delete: "delete ROWS"
    case .length: "length LENGTH"
    case .wait: "wait DURATION"
    case .start, .end, .background, .foreground, .relaunch, .kill: rawValue
    }
  }
}

import TerminalUI

extension ScriptPlayer {
  /// The list that is shown, if it has the rows up to `row`.
  func list(of feature: ScriptFeature, with row: Int) throws(PlayFault) -> ListView {
    guard let list = app.screen.list, (1...max(1, list.rowCount)).contains(row), list.rowCount > 0
    else {
      throw PlayFault("there is no row \(row); \(extent(of: feature))")
    }
    return list
  }

  /// How many rows a feature's list has, in words.
  func extent(of feature: ScriptFeature) -> String {
    switch app.screen.list?.rowCount ?? 0 {
    case 0: "the \(feature.listName) is empty"
    case 1: "the \(feature.listName) has 1 row"
    case let count: "the \(feature.listName) has \(count) rows"
    }
  }

  /// Makes a row of the list the one that keys act on.
  func select(_ row: Int, in list: ListView) throws(PlayFault) {
    try moveFocus(by: .down, to: list)
    list.select(row - 1)
  }

  /// Presses a key until a control has the focus.
  func moveFocus(by key: Key, to control: Control) throws(PlayFault) {
    while let focused = app.screen.focusedControl, focused !== control {
      press(key)
      if app.screen.focusedControl === focused { break }
    }
    guard app.screen.focusedControl === control else {
      throw PlayFault("the keys do not reach what the line is about")
    }
  }

  /// Makes sure that a key did what it should, so that the next keys aren't pressed blindly.
  func expect(_ condition: Bool, after key: String) throws(PlayFault) {
    guard condition else { throw PlayFault("the app does not answer to the key '\(key)'") }
  }
}

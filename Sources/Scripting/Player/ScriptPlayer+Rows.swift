import TerminalUI

extension ScriptPlayer {
  /// The list that is shown, if it has the rows up to `row`.
  func list(of feature: ScriptFeature, with row: Int) throws(PlayFault) -> ListView {
    guard let list = app.screen.list, row >= 1, row <= list.rowCount else {
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
    guard moveFocus(by: .down, until: { $0 === list }) else {
      throw PlayFault("the keys do not reach the list")
    }
    list.select(row - 1)
  }

  /// Presses a key until the right control has the focus; whether it got it.
  func moveFocus(by key: Key, until isReached: (Control) -> Bool) -> Bool {
    while let focused = app.screen.focusedControl, !isReached(focused) {
      press(key)
      if app.screen.focusedControl === focused { return false }
    }
    return app.screen.focusedControl != nil
  }

  /// Makes sure that a key did what it should, so that the next keys aren't pressed blindly.
  func expect(_ condition: Bool, after key: String) throws(PlayFault) {
    guard condition else { throw PlayFault("the app does not answer to the key '\(key)'") }
  }
}

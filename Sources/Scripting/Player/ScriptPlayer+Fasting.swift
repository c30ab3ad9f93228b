import TerminalUI

extension ScriptPlayer {
  func choose(_ length: ScriptLength) throws(PlayFault) {
    // From the top of the list, one key leads out of it.
    if let list = app.screen.focusedControl as? ListView, list.rowCount > 0 { list.select(0) }
    // While a fast runs, the picker cannot have the focus, and nothing can be chosen.
    guard moveFocus(by: .up, until: { $0 is Picker }),
      let picker = app.screen.focusedControl as? Picker
    else { return }
    guard let wanted = picker.options.firstIndex(of: length.label) else {
      throw PlayFault("the app does not offer \(length.label)")
    }
    let steps = wanted - picker.selection
    for _ in 0..<abs(steps) { press(steps > 0 ? .right : .left) }
  }

  /// Presses a key if the app says that it does a certain thing now.
  func pressIfOffered(_ key: Character, to action: String) {
    if app.screen.keyHints.contains(where: { $0.action == action }) { press(key) }
  }

  func deleteFast(_ row: Int) throws(PlayFault) {
    try select(row, in: list(of: .fasting, with: row))
    press("d")
  }
}

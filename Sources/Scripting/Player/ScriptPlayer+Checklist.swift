import TerminalUI

extension ScriptPlayer {
  func add(_ name: String) throws(PlayFault) {
    press("a")
    try expect(app.screen.takesText, after: "a")
    type(name)
    press(.enter)
    let isRefused = app.screen.takesText
    if isRefused { press(.escape) }
  }

  func rename(_ row: Int, to name: String) throws(PlayFault) {
    try select(row, in: list(of: .checklist, with: row))
    press("e")
    try expect(app.screen.takesText, after: "e")
    press(.control("u"))
    type(name)
    press(.escape)
  }

  func toggle(_ row: Int) throws(PlayFault) {
    try select(row, in: list(of: .checklist, with: row))
    press(" ")
  }

  func delete(_ rows: ScriptRows) throws(PlayFault) {
    let list = try list(of: .checklist, with: rows.last)
    if rows.isSingle {
      try select(rows.first, in: list)
      press("d")
    } else {
      try edit(list, marking: rows) { press("d") }
    }
  }

  func move(_ rows: ScriptRows, to offset: Int) throws(PlayFault) {
    let list = try list(of: .checklist, with: rows.last)
    guard offset <= list.rowCount else {
      throw PlayFault("there is no offset \(offset); \(extent(of: .checklist))")
    }
    try edit(list, marking: rows) {
      press("m")
      list.select(offset)
      press(.enter)
    }
  }

  private func edit(
    _ list: ListView, marking rows: ScriptRows, _ body: () -> Void
  ) throws(PlayFault) {
    press("E")
    try expect(list.isEditing, after: "E")
    for row in rows.numbers {
      try select(row, in: list)
      press(" ")
    }
    body()
    if list.isEditing { press("E") }
  }
}

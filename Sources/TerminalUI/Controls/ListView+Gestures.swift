import Foundation

/// What the user does with the rows.
///
/// The list first tells its delegate, and then puts the selection where the user expects it,
/// whether the rows have changed by then or change later.
extension ListView {
  /// Whether rows can be marked now.
  var canMark: Bool { isEditing && !abilities.isDisjoint(with: [.delete, .move]) }

  /// Whether rows can be moved now.
  var canMove: Bool { isEditing && abilities.contains(.move) }

  /// What can be done now.
  var hintsForKeys: [KeyHint] {
    guard rowCount > 0 else { return [] }
    if selection.lift != nil {
      return [
        KeyHint("↑ ↓", "choose place"), KeyHint("return", "drop here"), KeyHint("esc", "cancel"),
      ]
    }
    var hints = [KeyHint("space", canMark ? "mark" : tapAction)]
    if abilities.contains(.edit) { hints.append(KeyHint("e", "edit")) }
    if abilities.contains(.delete) { hints.append(KeyHint("d", "delete")) }
    if canMove { hints += [KeyHint("m", "move"), KeyHint("J K", "move down/up")] }
    return hints
  }

  // MARK: Keys

  /// Goes to another row, or to another place to drop rows; whether the key did.
  func moveAbout(with key: Key) -> Bool {
    switch key {
    case .up, .character("k"): return step(by: -1)
    case .down, .character("j"): return step(by: 1)
    case .pageUp: select(selection.place - height)
    case .pageDown: select(selection.place + height)
    case .home, .character("g"): select(0)
    case .end, .character("G"): select(selection.lastPlace)
    default: return false
    }
    return true
  }

  private func step(by step: Int) -> Bool {
    let place = selection.place + step
    // While rows are being moved, the focus stays on the list.
    guard selection.lift != nil || (0...selection.lastPlace).contains(place) else { return false }
    select(place)
    return true
  }

  /// Does something with rows; whether the key did.
  func act(with key: Key) -> Bool {
    if selection.lift != nil { return endLift(with: key) }
    switch key {
    case .enter, .character(" "): tapOrMark(selectedRow)
    case .character("e") where abilities.contains(.edit):
      delegate?.listView(self, didAskToEditRowAt: selectedRow)
    case .character("d"), .delete, .backspace:
      guard abilities.contains(.delete) else { return false }
      delete(selection.chosenRows)
    case .character("m") where canMove: selection.lift(selection.chosenRows)
    case .character("J") where canMove: moveSelectedRow(by: 1)
    case .character("K") where canMove: moveSelectedRow(by: -1)
    default: return false
    }
    return true
  }

  private func endLift(with key: Key) -> Bool {
    switch key {
    case .enter: drop()
    case .escape: selection.putBack()
    default: return false
    }
    return true
  }

  // MARK: Clicks

  /// Taps or marks a row, or lifts it by its handle; while rows are being moved, chooses the place
  /// to drop them, or drops them if it is chosen already.
  func clickLine(_ line: Int, isOnMoveHandle: Bool) {
    if let lift = selection.lift {
      if line == lift.offset { drop() } else { select(line) }
      return
    }
    select(line)
    if canMove, isOnMoveHandle {
      selection.lift(selection.marks.contains(line) ? selection.marks : [line])
    } else {
      tapOrMark(line)
    }
  }

  // MARK: Actions

  private func tapOrMark(_ row: Int) {
    if canMark {
      selection.toggleMark(at: row)
    } else {
      if flashesTappedRow { flashedRow = row }
      delegate?.listView(self, didTapRowAt: row)
    }
  }

  private func delete(_ rows: IndexSet) {
    let row = selectedRow
    delegate?.listView(self, didAskToDeleteRowsAt: rows)
    selection.userDeleted(rows, whileSelected: row)
  }

  private func moveSelectedRow(by step: Int) {
    guard (0..<rowCount).contains(selectedRow + step) else { return }
    move([selectedRow], toOffset: step > 0 ? selectedRow + 2 : selectedRow - 1)
  }

  private func drop() {
    if let lift = selection.lift { move(lift.rows, toOffset: lift.offset) }
  }

  private func move(_ rows: IndexSet, toOffset offset: Int) {
    delegate?.listView(self, didAskToMoveRowsAt: rows, toOffset: offset)
    selection.userMoved(rows, toOffset: offset)
  }
}

import Foundation
import TerminalUI

/// A list's data source and delegate that does what the user asks for, and tells the list of it in
/// one of several ways.
final class RowsController: ListViewDataSource, ListViewDelegate {
  /// How the list is told of changes.
  enum Telling {
    /// Of each change, at once.
    case finely
    /// To reload, at once.
    case byReloading
    /// To reload, when the user's gesture is over.
    case byReloadingLater
    /// Not at all.
    case never
  }

  let list = ListView()
  var rows: [ListRow]
  private(set) var askedRows: [Int] = []
  private(set) var messages: [String] = []
  private let telling: Telling
  private var needsReload = false

  init(rows: [ListRow], telling: Telling = .finely) {
    self.rows = rows
    self.telling = telling
    list.dataSource = self
    list.delegate = self
    list.abilities = [.edit, .delete, .move]
    list.reloadData()
  }

  convenience init(names: [String], telling: Telling = .finely) {
    self.init(rows: names.map { ListRow(text: $0) }, telling: telling)
  }

  var names: [String] { rows.map(\.text) }

  /// What the list drew.
  func lines(width: Int = 12, height: Int = 5) -> [String] {
    list.drawn(width: width, height: height).lines
  }

  // MARK: Changes

  func append(_ row: ListRow) {
    rows.append(row)
    tell { $0.insertRows(at: [rows.count - 1]) }
  }

  func change(at index: Int, _ change: (inout ListRow) -> Void) {
    change(&rows[index])
    tell { $0.reloadRow(at: index) }
  }

  func delete(_ positions: IndexSet) {
    for position in positions.reversed() { rows.remove(at: position) }
    tell { $0.deleteRows(at: positions) }
  }

  func move(_ positions: IndexSet, toOffset offset: Int) {
    let moved = positions.map { rows[$0] }
    let above = (0..<offset).filter { !positions.contains($0) }.map { rows[$0] }
    let below = (offset..<rows.count).filter { !positions.contains($0) }.map { rows[$0] }
    rows = above + moved + below
    tell { $0.moveRows(at: positions, toOffset: offset) }
  }

  /// Ends an event, as the run loop would.
  func flush() {
    if needsReload { list.reloadData() }
    needsReload = false
  }

  private func tell(finely: (ListView) -> Void) {
    switch telling {
    case .finely: finely(list)
    case .byReloading: list.reloadData()
    case .byReloadingLater: needsReload = true
    case .never: break
    }
  }

  func forgetWhatWasAsked() {
    askedRows = []
  }

  // MARK: As a data source and delegate

  func numberOfRows(in listView: ListView) -> Int { rows.count }

  func listView(_ listView: ListView, rowAt index: Int) -> ListRow {
    askedRows.append(index)
    return rows[index]
  }

  func listView(_ listView: ListView, didTapRowAt index: Int) {
    messages.append("tap \(index)")
    change(at: index) { $0.detail = $0.detail == "✅" ? "🔲" : "✅" }
  }

  func listView(_ listView: ListView, didAskToEditRowAt index: Int) {
    messages.append("edit \(index)")
    change(at: index) { $0.text += "!" }
  }

  func listView(_ listView: ListView, didAskToDeleteRowsAt rows: IndexSet) {
    messages.append("delete \(Array(rows))")
    delete(rows)
  }

  func listView(_ listView: ListView, didAskToMoveRowsAt rows: IndexSet, toOffset offset: Int) {
    messages.append("move \(Array(rows)) to \(offset)")
    move(rows, toOffset: offset)
  }
}

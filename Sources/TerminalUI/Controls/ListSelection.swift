import Foundation

/// Where the user of a list stands: the selected row, the marked rows, and those lifted to be moved.
///
/// All of these are positions, and nothing but the count of rows and the user's own gestures
/// changes them. So a list that is told of each change and a list that is only told to reload
/// show the same selection.
struct ListSelection {
  /// Rows that are being moved, and the place where they would be dropped.
  struct Lift {
    /// The rows.
    var rows: IndexSet
    /// The row before which they would be dropped; the count of rows is the end.
    var offset: Int
  }

  /// How many rows there are.
  private(set) var rowCount = 0
  /// The row that keys act on.
  private(set) var selectedRow = 0
  /// The marked rows.
  private(set) var marks = IndexSet()
  /// The rows that are being moved, if any.
  private(set) var lift: Lift?

  /// What moving about moves: the place to drop lifted rows, or else the selected row.
  var place: Int { lift?.offset ?? selectedRow }

  /// The last ``place`` there is.
  var lastPlace: Int { lift == nil ? max(0, rowCount - 1) : rowCount }

  /// The rows that deleting and lifting act on.
  var chosenRows: IndexSet { marks.isEmpty ? [selectedRow] : marks }

  // MARK: Rows coming and going

  /// Takes in how many rows there are now; what lies outside of them is dropped.
  mutating func setRowCount(_ count: Int) {
    rowCount = count
    select(selectedRow)
    marks.removeAll(from: count)
    lift?.rows.removeAll(from: count)
    if lift?.rows.isEmpty == true { lift = nil }
    go(to: place)
  }

  /// Selects a row, or the one nearest to it.
  mutating func select(_ row: Int) {
    selectedRow = min(max(0, row), max(0, rowCount - 1))
  }

  /// Takes in that the user deleted `rows` while `row` was selected.
  mutating func userDeleted(_ rows: IndexSet, whileSelected row: Int) {
    clear()
    select(row - rows.count(in: 0..<row))
  }

  /// Takes in that the user moved `rows` before the row that stood at `offset`.
  mutating func userMoved(_ rows: IndexSet, toOffset offset: Int) {
    clear()
    select(offset - rows.count(in: 0..<offset))
  }

  // MARK: Gestures

  /// Moves the ``place``, as far as there are places.
  mutating func go(to place: Int) {
    if lift == nil {
      select(place)
    } else {
      lift?.offset = min(max(0, place), rowCount)
    }
  }

  /// Marks a row, or takes its mark away.
  mutating func toggleMark(at row: Int) {
    if marks.remove(row) == nil { marks.insert(row) }
  }

  /// Lifts rows to be moved; at first they would be dropped before the selected row.
  mutating func lift(_ rows: IndexSet) {
    lift = Lift(rows: rows, offset: selectedRow)
  }

  /// Ends moving rows.
  mutating func putBack() {
    lift = nil
  }

  /// Takes all marks away and ends moving rows.
  mutating func clear() {
    marks = []
    lift = nil
  }
}

extension IndexSet {
  /// Removes all integers that are at least `start`.
  fileprivate mutating func removeAll(from start: Int) {
    if let last, last >= start { remove(integersIn: start...last) }
  }
}

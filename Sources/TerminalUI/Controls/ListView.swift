import Foundation

/// A scrolling list that asks for the rows on the screen and keeps them until it is told otherwise.
///
/// Nothing that the list does costs more for more rows: it only ever asks for those near the
/// screen.
public final class ListView: Control {
  /// What the user may do with a row besides tapping it.
  public struct Abilities: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A row can be edited.
    public static let edit = Abilities(rawValue: 1)
    /// Rows can be deleted.
    public static let delete = Abilities(rawValue: 2)
    /// Rows can be moved, in edit mode.
    public static let move = Abilities(rawValue: 4)
  }

  /// Gives the rows.
  public weak var dataSource: (any ListViewDataSource)?
  /// Told what the user does.
  public weak var delegate: (any ListViewDelegate)?
  /// What the user may do with a row besides tapping it.
  public var abilities: Abilities = []
  /// What tapping does, in a word for the hints.
  public var tapAction = "select"
  /// What stands in the place of the rows while there are none.
  public var placeholder = ""
  /// Whether a tapped row flashes, until ``settle()``.
  public var flashesTappedRow = false
  /// Whether the list shows handles to mark, delete and move rows.
  public var isEditing = false {
    didSet { if !isEditing { selection.clear() } }
  }

  /// Where the user stands.
  var selection = ListSelection()
  /// The row that was tapped just now.
  var flashedRow: Int?
  /// The lines that the list had room for when it was last drawn.
  private(set) var height = 1
  private var cache = RowCache()
  private var isLoaded = false
  private var firstLine = 0

  /// How many rows there are, as the list was last told.
  public var rowCount: Int { selection.rowCount }

  /// The row that keys act on.
  public var selectedRow: Int { selection.selectedRow }

  // MARK: Changes to the rows

  /// Asks again how many rows there are, and for all that are on the screen.
  ///
  /// The selection stays where it is, as far as there are rows; but when there are more rows than
  /// before, the last becomes the selected one, since rows are added at the end.
  public func reloadData() {
    let oldCount = rowCount
    cache.forgetAll()
    updateRowCount()
    if isLoaded, rowCount > oldCount { selection.select(rowCount - 1) }
    isLoaded = true
  }

  /// Asks again what a row shows.
  public func reloadRow(at index: Int) {
    cache[index] = nil
  }

  /// Makes room for rows that were inserted; the last of them becomes the selected one.
  public func insertRows(at rows: IndexSet) {
    guard let first = rows.first, let last = rows.last else { return }
    cache.forget(first...)
    updateRowCount()
    selection.select(last)
    isLoaded = true
  }

  /// Takes rows out.
  public func deleteRows(at rows: IndexSet) {
    guard let first = rows.first else { return }
    cache.forget(first...)
    updateRowCount()
  }

  /// Moves rows before the row that stood at `offset`.
  public func moveRows(at rows: IndexSet, toOffset offset: Int) {
    guard let first = rows.first, let last = rows.last else { return }
    cache.forget(min(first, offset)..<max(last + 1, offset))
  }

  private func updateRowCount() {
    selection.setRowCount(dataSource?.numberOfRows(in: self) ?? 0)
  }

  // MARK: Moving about

  /// Makes `row` the selected one, or while rows are being moved, `row` the place to drop them.
  public func select(_ row: Int) {
    selection.go(to: row)
  }

  /// Scrolls by lines, the selected row with them; whether there is anything to scroll.
  public func scroll(by lines: Int) -> Bool {
    select(selection.place + lines)
    return rowCount > 0
  }

  // MARK: As a control

  public override var canFocus: Bool { rowCount > 0 }

  public override var keyHints: [KeyHint] { hintsForKeys }

  public override func heights(forWidth width: Int) -> (least: Int, preferred: Int) { (1, .max) }

  public override func handle(_ event: Event) -> Bool {
    guard case .key(let key) = event, rowCount > 0 else { return false }
    return moveAbout(with: key) || act(with: key)
  }

  public override func click(at point: Point, in size: Size) -> Bool {
    let line = firstLine + point.y
    guard line < lineCount else { return false }
    clickLine(line, isOnMoveHandle: point.x >= size.width - ListRowCells.handleWidth)
    return true
  }

  public override func settle() -> Bool {
    defer { flashedRow = nil }
    return flashedRow != nil
  }

  // MARK: Drawing

  public override func draw(on canvas: inout Canvas, in area: Rect, isFocused: Bool) {
    guard area.height > 0 else { return }
    guard rowCount > 0 else {
      canvas.draw(placeholder, at: area.origin, within: area.width, style: .dim)
      return
    }
    height = area.height
    scrollToPlace()
    for line in firstLine..<min(firstLine + height, lineCount) {
      let area = Rect(x: area.x, y: area.y + line - firstLine, width: area.width, height: 1)
      if let index = row(atLine: line) {
        cells(forRowAt: index, isFocused: isFocused).draw(on: &canvas, in: area)
      } else {
        let mark = "▸" + String(repeating: "─", count: max(0, area.width - 1))
        canvas.draw(mark, at: area.origin, within: area.width, style: .bold)
      }
    }
    cache.keepOnly(firstLine - height..<firstLine + 2 * height)
  }

  /// Lines are the rows, and while rows are being moved, also the line that shows where they would
  /// be dropped; so ``ListSelection/place`` is always the line that must be on the screen.
  private var lineCount: Int { selection.lift == nil ? rowCount : rowCount + 1 }

  private func row(atLine line: Int) -> Int? {
    guard let lift = selection.lift, line >= lift.offset else { return line }
    return line == lift.offset ? nil : line - 1
  }

  private func scrollToPlace() {
    let place = selection.place
    firstLine = min(firstLine, lineCount - height, place)
    firstLine = max(firstLine, place - height + 1, 0)
  }

  private func cells(forRowAt index: Int, isFocused: Bool) -> ListRowCells {
    let isLifted = selection.lift?.rows.contains(index) ?? false
    let isMarked = isLifted || selection.marks.contains(index)
    let isSelected = isFocused && selection.lift == nil && index == selectedRow
    return ListRowCells(
      row: content(ofRowAt: index), isMarked: canMark ? isMarked : nil, hasMoveHandle: canMove,
      style: index == flashedRow ? .flash : Style(isDim: isLifted, isReversed: isSelected))
  }

  private func content(ofRowAt index: Int) -> ListRow {
    if let row = cache[index] { return row }
    // A list that was not told of a deletion counts rows that are no longer there to ask for.
    guard let dataSource, index < dataSource.numberOfRows(in: self) else {
      return ListRow(text: "")
    }
    let row = dataSource.listView(self, rowAt: index)
    cache[index] = row
    return row
  }
}

extension Style {
  /// A row that was tapped just now.
  fileprivate static let flash = Style(color: .cyan, isBold: true, isReversed: true)
}

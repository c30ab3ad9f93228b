import Foundation

/// What a list shows in a row.
public struct ListRow: Hashable, Sendable {
  /// The words at the left.
  public var text: String
  /// The words at the right end.
  public var detail: String

  /// Creates a row's content.
  public init(text: String, detail: String = "") {
    self.text = text
    self.detail = detail
  }
}

/// Gives a list its rows, when they are to be drawn.
@MainActor
public protocol ListViewDataSource: AnyObject {
  /// How many rows there are.
  func numberOfRows(in listView: ListView) -> Int
  /// What a row shows. Asked only for the rows that are on the screen.
  func listView(_ listView: ListView, rowAt index: Int) -> ListRow
}

/// Told what the user does with a list's rows.
@MainActor
public protocol ListViewDelegate: AnyObject {
  /// A row was tapped.
  func listView(_ listView: ListView, didTapRowAt index: Int)
  /// A row is to be edited.
  func listView(_ listView: ListView, didAskToEditRowAt index: Int)
  /// Rows are to be deleted.
  func listView(_ listView: ListView, didAskToDeleteRowsAt rows: IndexSet)
  /// Rows are to be moved before the row that stands at `offset` now.
  func listView(_ listView: ListView, didAskToMoveRowsAt rows: IndexSet, toOffset offset: Int)
}

extension ListViewDelegate {
  /// Does nothing.
  public func listView(_ listView: ListView, didTapRowAt index: Int) {}
  /// Does nothing.
  public func listView(_ listView: ListView, didAskToEditRowAt index: Int) {}
  /// Does nothing.
  public func listView(_ listView: ListView, didAskToDeleteRowsAt rows: IndexSet) {}
  /// Does nothing.
  public func listView(
    _ listView: ListView, didAskToMoveRowsAt rows: IndexSet, toOffset offset: Int
  ) {}
}

/// A scrolling list that asks for the rows on the screen and keeps them until it is told otherwise.
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
  /// Whether a tapped row flashes.
  public var flashesTappedRow = false
  /// Whether the list shows handles to mark, delete and move rows.
  public var isEditing = false
  /// How many rows there are, as the list was last told.
  public private(set) var rowCount = 0
  /// The row that keys act on.
  public private(set) var selectedRow = 0

  /// Asks again how many rows there are, and for all that are on the screen.
  public func reloadData() { rowCount = dataSource?.numberOfRows(in: self) ?? 0 }
  /// Asks again what a row shows.
  public func reloadRow(at index: Int) {}
  /// Makes room for rows that were inserted; the last of them becomes the selected one.
  public func insertRows(at rows: IndexSet) {}
  /// Takes rows out.
  public func deleteRows(at rows: IndexSet) {}
  /// Moves rows before the row that stood at `offset`.
  public func moveRows(at rows: IndexSet, toOffset offset: Int) {}
  /// Makes `row` the selected one, or while rows are being moved, `row` the place to drop them.
  public func select(_ row: Int) {}
  /// Scrolls by lines, the selected row with them; whether there is anything to scroll.
  public func scroll(by lines: Int) -> Bool { false }
}

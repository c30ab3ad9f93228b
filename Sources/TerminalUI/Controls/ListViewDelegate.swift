import Foundation

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

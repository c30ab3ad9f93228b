/// Gives a list its rows, when they are to be drawn.
@MainActor
public protocol ListViewDataSource: AnyObject {
  /// How many rows there are.
  func numberOfRows(in listView: ListView) -> Int
  /// What a row shows. Asked only for the rows that are on the screen.
  func listView(_ listView: ListView, rowAt index: Int) -> ListRow
}

/// The rows that a list was given, by their positions, until it is told to ask again.
struct RowCache {
  private var rows: [Int: ListRow] = [:]

  /// The row kept for a position.
  subscript(index: Int) -> ListRow? {
    get { rows[index] }
    set { rows[index] = newValue }
  }

  /// Forgets the rows at some positions.
  mutating func forget(_ positions: some RangeExpression<Int>) {
    rows = rows.filter { !positions.contains($0.key) }
  }

  /// Forgets the rows outside of some positions.
  mutating func keepOnly(_ positions: Range<Int>) {
    rows = rows.filter { positions.contains($0.key) }
  }

  /// Forgets all rows.
  mutating func forgetAll() {
    rows = [:]
  }
}

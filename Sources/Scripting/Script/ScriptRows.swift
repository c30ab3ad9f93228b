/// Rows that an action is for, counted from 1, as a script writes them: `2`, `2-4` or `1,3-5`.
public nonisolated struct ScriptRows: Hashable, Sendable, CustomStringConvertible {
  /// The rows in runs, in their order, with rows left out between the runs.
  public let ranges: [ClosedRange<Int>]

  /// Creates a set of rows from runs in any order, of which there must be at least one.
  public init(_ ranges: [ClosedRange<Int>]) {
    precondition(!ranges.isEmpty, "An action on rows needs a row.")
    let sorted = ranges.sorted { $0.lowerBound < $1.lowerBound }
    self.ranges = sorted.dropFirst().reduce(into: [sorted[0]]) { merged, range in
      let last = merged[merged.count - 1]
      if range.lowerBound <= last.upperBound + 1 {
        merged[merged.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
  }

  /// Creates a set of one row.
  public init(_ row: Int) {
    self.init([row...row])
  }

  /// The first row.
  public var first: Int { ranges[0].lowerBound }

  /// The last row.
  public var last: Int { ranges[ranges.count - 1].upperBound }

  /// Whether there is just one row.
  public var isSingle: Bool { first == last }

  /// The rows, one after the other.
  public var numbers: some Sequence<Int> { ranges.lazy.joined() }

  /// The rows as a script writes them.
  public var description: String {
    ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
      .joined(separator: ",")
  }
}

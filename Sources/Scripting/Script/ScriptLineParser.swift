import Arguments

/// Reads one line of a script, from left to right.
nonisolated struct ScriptLineParser {
  private var rest: Substring.UnicodeScalarView
  private let feature: ScriptFeature
  private var usage = ""

  /// Creates a parser for a line; `feature` is the one that a bare `delete` is meant for.
  init(_ line: Substring.UnicodeScalarView, feature: ScriptFeature) {
    rest = line
    self.feature = feature
  }

  /// The line's action; `nil` if it has none.
  mutating func parse() throws(ScriptFault) -> ScriptAction? {
    guard let word = nextWord() else { return nil }
    guard let keyword = ScriptKeyword(rawValue: word) else {
      let meant = word.nearest(in: ScriptKeyword.allCases.map(\.rawValue))
      let hint = meant.map { "; did you mean '\($0)'?" } ?? ""
      throw ScriptFault("unknown action \(word.quoted)\(hint)")
    }
    usage = keyword.usage
    let action = try parseArguments(of: keyword)
    if let surplus = nextWord() {
      throw ScriptFault("\(surplus.quoted) is too much; write \(usage)")
    }
    return action
  }

  private mutating func parseArguments(
    of keyword: ScriptKeyword
  ) throws(ScriptFault) -> ScriptAction {
    switch keyword {
    case .add: .add(name: try name())
    case .rename: .rename(row: try row(), name: try name())
    case .toggle: .toggle(row: try row())
    case .move: .move(rows: try rows(), offset: try offset())
    case .delete: try deletion()
    case .length: .length(try ScriptLength(parsing: try word("LENGTH")))
    case .start: .start
    case .wait: .wait(seconds: try ScriptDuration.seconds(in: try word("DURATION")))
    case .end: .end
    case .background: .background
    case .foreground: .foreground
    case .relaunch: .relaunch
    case .kill: .kill
    }
  }

  // MARK: Arguments

  private mutating func name() throws(ScriptFault) -> String {
    skipSpace()
    guard let first = rest.first, first != "#" else {
      throw ScriptFault(#"NAME is missing; write \#(usage), with "" for an empty name"#)
    }
    if first == "\"" {
      let name = try ScriptName.takeQuoted(from: &rest)
      guard rest.first?.properties.isWhitespace ?? true else {
        throw ScriptFault(
          #"\#(String(rest).quoted) follows the closing quote; write \" for a quote in a name"#)
      }
      return name
    }
    return takeRestWithoutComment()
  }

  private mutating func row() throws(ScriptFault) -> Int {
    try Self.row(try word("ROW"))
  }

  private mutating func rows() throws(ScriptFault) -> ScriptRows {
    try ScriptRows(parsing: try word("ROWS"))
  }

  private mutating func offset() throws(ScriptFault) -> Int {
    let word = try word("OFFSET")
    guard let offset = try Self.number(word) else {
      throw ScriptFault("\(word.quoted) is no offset; offsets are numbers from 0, before all rows")
    }
    return offset
  }

  private mutating func deletion() throws(ScriptFault) -> ScriptAction {
    var feature = feature
    var rows = try word("ROWS")
    if rows == "item" || rows == "fast" {
      feature = rows == "item" ? .checklist : .fasting
      usage = rows == "item" ? "delete item ROWS" : "delete fast ROW"
      rows = try word(rows == "item" ? "ROWS" : "ROW")
    }
    switch feature {
    case .checklist: return .delete(rows: try ScriptRows(parsing: rows))
    case .fasting:
      let set = try ScriptRows(parsing: rows)
      guard set.isSingle else {
        throw ScriptFault("fasts are deleted one by one, not \(rows.quoted)")
      }
      return .deleteFast(row: set.first)
    }
  }

  // MARK: Words

  private mutating func word(_ placeholder: String) throws(ScriptFault) -> String {
    guard let word = nextWord() else {
      throw ScriptFault("\(placeholder) is missing; write \(usage)")
    }
    return word
  }

  private mutating func nextWord() -> String? {
    skipSpace()
    guard let first = rest.first, first != "#" else { return nil }
    let word = rest.prefix { !$0.properties.isWhitespace }
    rest = rest[word.endIndex...]
    return String(word)
  }

  private mutating func skipSpace() {
    rest = rest.drop { $0.properties.isWhitespace }
  }

  /// Takes what is left up to a `#` after white space, without the white space at the end.
  private mutating func takeRestWithoutComment() -> String {
    var end = rest.startIndex
    var followsSpace = false
    for index in rest.indices {
      if followsSpace, rest[index] == "#" { break }
      followsSpace = rest[index].properties.isWhitespace
      if !followsSpace { end = rest.index(after: index) }
    }
    defer { rest = rest[rest.endIndex...] }
    return String(rest[..<end])
  }
}

// MARK: Numbers

nonisolated extension ScriptLineParser {
  private static let largest = 1_000_000_000

  /// The number that a word of digits tells; `nil` if it isn't one.
  static func number(_ word: some StringProtocol) throws(ScriptFault) -> Int? {
    guard !word.isEmpty, word.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    guard let number = Int(word), number <= largest else {
      throw ScriptFault("\(word.quoted) is too large; numbers go to \(largest)")
    }
    return number
  }

  /// The row that a word tells.
  static func row(_ word: some StringProtocol) throws(ScriptFault) -> Int {
    guard let row = try number(word), row > 0 else {
      throw ScriptFault("\(word.quoted) is no row; rows are numbers from 1")
    }
    return row
  }
}

nonisolated extension ScriptRows {
  /// Reads rows such as `2`, `2-4` and `1,3-5`.
  init(parsing word: String) throws(ScriptFault) {
    var ranges: [ClosedRange<Int>] = []
    for part in word.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
      guard ends.allSatisfy({ !$0.isEmpty }) else {
        throw ScriptFault("\(word.quoted) are no rows; write rows such as 2, 2-4 or 1,3")
      }
      let first = try ScriptLineParser.row(ends[0])
      let last = try ends.count == 2 ? ScriptLineParser.row(ends[1]) : first
      guard first <= last else {
        throw ScriptFault("\(part.quoted) runs backwards; write \(last)-\(first)")
      }
      ranges.append(first...last)
    }
    self.init(ranges)
  }
}

/// A piece of Swift code, as far as changing it needs to know.
struct SourceToken {
  /// What a piece is.
  enum Kind {
    /// A name or a keyword.
    case word
    /// A number.
    case number
    /// A whole string literal.
    case string
    /// An operator, or a run of other signs.
    case sign
  }

  let kind: Kind
  let range: Range<String.Index>

  /// Splits code into its pieces; comments and white space are left out.
  static func tokens(of code: String) -> [SourceToken] {
    var tokens: [SourceToken] = []
    var index = code.startIndex
    while index < code.endIndex {
      let rest = code[index...]
      if rest.first?.isWhitespace == true {
        index = code.index(after: index)
      } else if rest.hasPrefix("//") {
        index = rest.firstIndex { $0.isNewline } ?? code.endIndex
      } else if rest.hasPrefix("/*") {
        index = endOfComment(rest)
      } else {
        let (kind, end) = piece(at: rest)
        tokens.append(SourceToken(kind: kind, range: index..<end))
        index = end
      }
    }
    return tokens
  }

  /// The code without its comments, and with an empty pair of parentheses for each text.
  ///
  /// Its lines are those of the code.
  static func skeleton(of code: String) -> String {
    var skeleton = ""
    var end = code.startIndex
    for token in tokens(of: code) {
      skeleton += code[end..<token.range.lowerBound].map { $0.isNewline ? $0 : " " }
      let text = code[token.range]
      skeleton += token.kind == .string ? "(" + text.filter(\.isNewline) + ")" : text
      end = token.range.upperBound
    }
    return skeleton + code[end...].map { $0.isNewline ? $0 : " " }
  }

  private static func piece(at rest: Substring) -> (Kind, String.Index) {
    guard let first = rest.first else { return (.sign, rest.endIndex) }
    if first == "\"" { return (.string, endOfString(rest)) }
    if first.isNumber {
      return (.number, endOfNumber(rest))
    }
    if first.isLetter || first == "_" || first == "@" || first == "#" || first == "$" {
      let body = rest.dropFirst()
      return (.word, body.firstIndex { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? rest.endIndex)
    }
    if isOperator(first) {
      return (.sign, rest.firstIndex { !isOperator($0) } ?? rest.endIndex)
    }
    return (.sign, rest.index(after: rest.startIndex))
  }

  /// Where a comment ends that can have others in it.
  private static func endOfComment(_ rest: Substring) -> String.Index {
    var index = rest.startIndex
    var depth = 0
    while index < rest.endIndex {
      let tail = rest[index...]
      let isMark = tail.hasPrefix("/*") || tail.hasPrefix("*/")
      if isMark { depth += tail.hasPrefix("/*") ? 1 : -1 }
      index = rest.index(index, offsetBy: isMark ? 2 : 1)
      if depth == 0 { return index }
    }
    return rest.endIndex
  }

  private static func isOperator(_ character: Character) -> Bool {
    "+-*/%=<>!&|^~?.".contains(character)
  }

  private static func endOfNumber(_ rest: Substring) -> String.Index {
    var end = rest.firstIndex { !$0.isNumber && $0 != "_" } ?? rest.endIndex
    // A fraction, but neither a range nor a method.
    if end < rest.endIndex, rest[end] == ".", case let after = rest.index(after: end),
      after < rest.endIndex, rest[after].isNumber
    {
      end = rest[after...].firstIndex { !$0.isNumber && $0 != "_" } ?? rest.endIndex
    }
    return end
  }

  private static func endOfString(_ rest: Substring) -> String.Index {
    let quote = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    var index = rest.index(rest.startIndex, offsetBy: quote.count)
    var depth = 0
    while index < rest.endIndex {
      let tail = rest[index...]
      if depth == 0, tail.hasPrefix(quote) { return rest.index(index, offsetBy: quote.count) }
      if tail.hasPrefix("\\(") {
        depth += 1
        index = rest.index(index, offsetBy: 2)
        continue
      }
      if depth == 0, tail.hasPrefix("\\") {
        index = rest.index(index, offsetBy: 2, limitedBy: rest.endIndex) ?? rest.endIndex
        continue
      }
      if depth > 0, tail.hasPrefix("(") { depth += 1 }
      if depth > 0, tail.hasPrefix(")") { depth -= 1 }
      index = rest.index(after: index)
    }
    return rest.endIndex
  }
}

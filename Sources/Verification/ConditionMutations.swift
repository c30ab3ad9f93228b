import Foundation

/// Negated conditions.
struct ConditionMutations {
  let code: String

  var edits: [Edit] {
    var edits: [Edit] = []
    var start = code.startIndex
    while start < code.endIndex {
      let end = code[start...].firstIndex { $0.isNewline } ?? code.endIndex
      edits += condition(in: code[start..<end]) + choice(in: code[start..<end])
      start = end < code.endIndex ? code.index(after: end) : end
    }
    return edits
  }

  /// The condition between a keyword and what depends on it.
  private func condition(in line: Substring) -> [Edit] {
    for (keyword, close) in [("if ", " {"), ("while ", " {"), ("guard ", " else {")] {
      guard let open = line.range(of: keyword),
        line[..<open.lowerBound].allSatisfy({ $0 == " " || $0 == "}" })
          || line[..<open.lowerBound].hasSuffix("else "),
        let end = line.range(of: close, range: open.upperBound..<line.endIndex)
      else { continue }
      let range = open.upperBound..<end.lowerBound
      return negation(of: range)
    }
    return []
  }

  /// The condition of `condition ? one : other`.
  private func choice(in line: Substring) -> [Edit] {
    guard let mark = line.range(of: " ? "), !line[..<mark.lowerBound].contains("//") else {
      return []
    }
    let before = line[..<mark.lowerBound]
    let openers = ["return ", "= ", "{ ", ": ", "("]
    let start =
      openers.compactMap { before.range(of: $0, options: .backwards)?.upperBound }.max()
      ?? before.firstIndex { $0 != " " }
    return start.map { negation(of: $0..<mark.lowerBound) } ?? []
  }

  private func negation(of range: Range<String.Index>) -> [Edit] {
    let condition = code[range]
    let binds = ["let ", "var ", "case ", ","].contains { condition.contains($0) }
    return binds || condition.isEmpty
      ? [] : [Edit(range: range, replacement: "!(\(condition))")]
  }
}

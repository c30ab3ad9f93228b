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
        !line[..<open.lowerBound].contains("//")
      else { continue }
      let ends = line[open.upperBound...].ranges(of: close).map(\.lowerBound)
      let end = ends.first { isBalanced(open.upperBound..<$0) }
      return end.map { negation(of: open.upperBound..<$0) } ?? []
    }
    return []
  }

  /// The condition of `condition ? one : other`.
  private func choice(in line: Substring) -> [Edit] {
    guard let mark = line.range(of: " ? "), !line[..<mark.lowerBound].contains("//") else {
      return []
    }
    let before = line[..<mark.lowerBound]
    let openers = ["return ", " = ", " in ", "{ ", ": ", "("]
    let starts = openers.flatMap { before.ranges(of: $0).map(\.upperBound) }
    let start = (starts + [before.firstIndex { $0 != " " }].compactMap { $0 })
      .filter { isBalanced($0..<mark.lowerBound) }.max()
    return start.map { negation(of: $0..<mark.lowerBound) } ?? []
  }

  /// Whether all brackets that open in a part of the code close there.
  private func isBalanced(_ range: Range<String.Index>) -> Bool {
    var depth = 0
    for character in code[range] {
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if depth < 0 { return false }
    }
    return depth == 0
  }

  private func negation(of range: Range<String.Index>) -> [Edit] {
    let condition = code[range]
    let binds = ["let ", "var ", "case ", ","].contains { condition.contains($0) }
    return binds || condition.isEmpty
      ? [] : [Edit(range: range, replacement: "!(\(condition))")]
  }
}

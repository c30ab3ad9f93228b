import Foundation

/// Removed statements.
struct StatementMutations {
  let code: String

  private static let types = ["struct", "class", "enum", "protocol", "extension", "actor"]
  private static let declarations = [
    "let", "var", "func", "init", "deinit", "subscript", "case", "default", "import", "return",
    "get", "set", "struct", "class", "enum", "protocol", "extension", "actor", "else", "private",
    "public", "static", "mutating", "weak", "override", "final", "typealias",
  ]

  var edits: [Edit] {
    let lines = linesWithRanges()
    var bodies: [Bool] = []
    var edits: [Edit] = []
    for (index, line) in lines.enumerated() {
      let text = line.text
      let isStart = index == 0 || isBoundary(before: index, in: lines)
      if bodies.last == true, isStart, isRemovable(text), let last = end(from: index, in: lines) {
        edits.append(
          Edit(range: line.range.lowerBound..<lines[last].range.upperBound, replacement: ""))
      }
      follow(text, &bodies)
    }
    return edits
  }

  private struct Line {
    /// The line without comments, texts and the space around it.
    let text: String
    let range: Range<String.Index>
  }

  private func linesWithRanges() -> [Line] {
    let texts = SourceToken.skeleton(of: code).split(omittingEmptySubsequences: false) {
      $0.isNewline
    }
    return zip(code.split(omittingEmptySubsequences: false) { $0.isNewline }, texts).map {
      Line(
        text: $1.trimmingCharacters(in: .whitespaces), range: $0.startIndex..<$0.endIndex)
    }
  }

  /// Keeps in mind for each open brace whether code stands in it, rather than declarations.
  private func follow(_ text: String, _ bodies: inout [Bool]) {
    for character in text {
      if character == "{" {
        let words = text.split { !$0.isLetter }.map(String.init)
        let opensType = words.contains { Self.types.contains($0) }
        bodies.append(!opensType)
      } else if character == "}" {
        _ = bodies.popLast()
      }
    }
  }

  private func isBoundary(before index: Int, in lines: [Line]) -> Bool {
    guard let previous = lines[..<index].last(where: { !$0.text.isEmpty })?.text else {
      return true
    }
    if previous.hasSuffix(":"), previous.hasPrefix("case ") || previous.hasPrefix("default") {
      return true
    }
    let ends = [",", "(", "[", "=", "+", "-", "&&", "||", "?", ":", ".", "??"]
    return !ends.contains { previous.hasSuffix($0) }
  }

  private func isRemovable(_ text: String) -> Bool {
    guard let first = text.first, first.isLetter || first == "_" || first == "#" else {
      return false
    }
    let word = String(text.prefix { $0.isLetter || $0 == "#" })
    return !Self.declarations.contains(word) && !text.hasPrefix("switch ")
      && !text.hasSuffix(":") && !text.hasPrefix(".")
  }

  /// The last line of the statement that begins at a line.
  private func end(from first: Int, in lines: [Line]) -> Int? {
    var depth = 0
    for index in first..<lines.count {
      for character in lines[index].text {
        if "([{".contains(character) { depth += 1 }
        if ")]}".contains(character) { depth -= 1 }
        if depth < 0 { return nil }
      }
      guard depth == 0 else { continue }
      let next = index + 1 < lines.count ? lines[index + 1].text : ""
      // A chain of calls goes on in the next line, and so does an expression with its operator.
      let goesOn = [".", "?", ":", "&&", "||", "+ ", "- ", "??"].contains { next.hasPrefix($0) }
      if !goesOn && isBoundary(before: index + 1, in: lines) { return index }
    }
    return nil
  }
}

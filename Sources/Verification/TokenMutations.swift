/// Changed operators and constants.
struct TokenMutations {
  let code: String
  let changesConstants: Bool

  private static let operators = [
    "==": "!=", "!=": "==", "<": "<=", "<=": "<", ">": ">=", ">=": ">", "+": "-", "-": "+",
    "*": "/", "/": "*", "&&": "||", "||": "&&", "+=": "-=", "-=": "+=", "..<": "...",
    "...": "..<", "===": "!==", "!==": "===",
  ]
  private static let words = ["true": "false", "false": "true", "min": "max", "max": "min"]

  var edits: [Edit] {
    SourceToken.tokens(of: code).compactMap { token in
      replacement(for: token).map { Edit(range: token.range, replacement: $0) }
    }
  }

  private func replacement(for token: SourceToken) -> String? {
    let text = String(code[token.range])
    switch token.kind {
    case .word: return changesConstants ? Self.words[text] : nil
    case .number where changesConstants: return number(after: text)
    case .string where changesConstants:
      return text.allSatisfy { $0 == "\"" } ? nil : "\"\""
    case .number, .string: return nil
    case .sign:
      if text == "!", isPrefix(token) { return "" }
      // Between spaces it is an operator of two values; elsewhere it may belong to a type.
      let isRange = text == "..<" || text == "..."
      return isRange || isSpaced(token) ? Self.operators[text] : nil
    }
  }

  private func number(after text: String) -> String? {
    let digits = text.filter { $0 != "_" }
    if let whole = Int(digits) { return "\(whole + 1)" }
    return Double(digits).map { "\($0 + 1)" }
  }

  private func isSpaced(_ token: SourceToken) -> Bool {
    let (before, after) = (code[..<token.range.lowerBound], code[token.range.upperBound...])
    return before.last?.isWhitespace == true && after.first?.isWhitespace == true
  }

  private func isPrefix(_ token: SourceToken) -> Bool {
    let before = code[..<token.range.lowerBound].last
    return before.map { $0.isWhitespace || "([{,".contains($0) } ?? true
  }
}

extension StringProtocol {
  /// The text in single quotes, fit for a message: control characters are shown as escapes, so that
  /// nothing that a user gives can steer the terminal, and a long text is cut.
  public var quoted: String {
    let limit = 60
    let start = unicodeScalars.prefix(limit)
    let shown = start.reduce(into: "") { text, scalar in
      if scalar.isInert { text.unicodeScalars.append(scalar) } else { text += scalar.escape }
    }
    return "'\(shown)\(start.endIndex < unicodeScalars.endIndex ? "…" : "")'"
  }
}

extension Unicode.Scalar {
  /// Whether printing the scalar shows it and nothing else: it is no control character, breaks no
  /// line, turns no text around, and can be seen.
  ///
  /// Joiners and variation selectors are inert, as parts of emoji and of some scripts' words.
  public var isInert: Bool {
    if value == 0x200C || value == 0x200D || properties.isVariationSelector { return true }
    return switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: false
    default: !properties.isDefaultIgnorableCodePoint
    }
  }

  /// The scalar as it is written in a string literal, like `\u{1b}`.
  public var escape: String { "\\u{\(String(value, radix: 16))}" }
}

extension Collection<String> {
  /// The words as a choice: `a`, `a or b`, `a, b or c`.
  public func joinedAsChoice() -> String {
    let last = suffix(1).joined()
    let others = dropLast().joined(separator: ", ")
    return others.isEmpty ? last : "\(others) or \(last)"
  }
}

extension String {
  /// The text with its lines filled up to a width; empty lines and indented lines stay as they are.
  func wrapped(to width: Int) -> String {
    var lines: [String] = []
    var canGoOn = false
    for line in split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty || line.first == " " {
        lines.append(String(line))
        canGoOn = false
        continue
      }
      for word in line.split(separator: " ") {
        if canGoOn, let last = lines.last, last.count + 1 + word.count <= width {
          lines[lines.count - 1] += " " + word
        } else {
          lines.append(String(word))
        }
        canGoOn = true
      }
    }
    return lines.joined(separator: "\n")
  }
}

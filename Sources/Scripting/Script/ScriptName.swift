import Arguments

/// How a script writes names: as they are, or in double quotes with escapes where that would not do.
nonisolated enum ScriptName {
  typealias Text = Substring.UnicodeScalarView

  private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
    "\"": "\"", "\\": "\\", "n": "\n", "r": "\r", "t": "\t", "e": "\u{1b}", "0": "\0",
  ]
  private static let escapesList = #"\"  \\  \n  \r  \t  \e  \0  \u{…}"#

  // MARK: Writing

  /// The name as a script writes it.
  static func written(_ name: String) -> String {
    guard needsQuotes(name.unicodeScalars) else { return name }
    var text = "\""
    for scalar in name.unicodeScalars {
      if scalar == "\"" || scalar == "\\" {
        text += "\\"
        text.unicodeScalars.append(scalar)
      } else if scalar.isInert {
        text.unicodeScalars.append(scalar)
      } else {
        text += scalar.escape
      }
    }
    return text + "\""
  }

  private static func needsQuotes(_ name: String.UnicodeScalarView) -> Bool {
    guard let first = name.first, let last = name.last, first != "\"" else { return true }
    var follows = Unicode.Scalar(" ")
    for scalar in name {
      if !scalar.isInert || (scalar == "#" && follows.properties.isWhitespace) { return true }
      follows = scalar
    }
    return first.properties.isWhitespace || last.properties.isWhitespace
  }

  // MARK: Reading

  /// Takes a quoted name from the beginning of `text`, which is its opening quote.
  static func takeQuoted(from text: inout Text) throws(ScriptFault) -> String {
    var name = String.UnicodeScalarView()
    text.removeFirst()
    while let scalar = text.popFirst() {
      switch scalar {
      case "\"": return String(name)
      case "\\": name.append(try takeEscape(from: &text))
      default: name.append(scalar)
      }
    }
    throw ScriptFault("the name in quotes has no closing quote")
  }

  private static func takeEscape(from text: inout Text) throws(ScriptFault) -> Unicode.Scalar {
    guard let letter = text.popFirst() else {
      throw ScriptFault("the name in quotes has no closing quote")
    }
    if let scalar = escapes[letter] { return scalar }
    guard letter == "u" else {
      throw ScriptFault(
        "\("\\\(letter)".quoted) is no escape in a quoted name; there are \(escapesList)")
    }
    let digits = text.dropFirst().prefix { $0.properties.isASCIIHexDigit }
    guard text.first == "{", text[digits.endIndex...].first == "}",
      let value = UInt32(String(digits), radix: 16), let scalar = Unicode.Scalar(value)
    else { throw ScriptFault(#"'\u' takes the number of a character, as in \u{1b}"#) }
    text = text[digits.endIndex...].dropFirst()
    return scalar
  }
}

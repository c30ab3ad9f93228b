extension String {
  /// The string with all that could steer a terminal, end the line or not be seen spelled out, like
  /// `\u{1B}`, and with `…` for what is longer than anybody reads.
  var escapingControls: String {
    let limit = 1_000
    let start = unicodeScalars.prefix(limit)
    let shown = start.map { $0.isControl ? $0.escaped(asASCII: true) : String($0) }.joined()
    return start.endIndex < unicodeScalars.endIndex ? shown + "…" : shown
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool {
    // Parts of emoji, and of some scripts' words.
    if value == 0x200C || value == 0x200D || properties.isVariationSelector { return false }
    return switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: properties.isDefaultIgnorableCodePoint
    }
  }
}

/// Which looks a terminal can give to text.
public enum ColorSupport: Hashable, Sendable {
  /// All of them.
  case colors
  /// Bold, dim, underlined and reversed text, but no colours.
  case monochrome
  /// None.
  case plain

  /// Finds out what is possible and wanted.
  ///
  /// - Parameters:
  ///   - environment: Where `TERM` and `NO_COLOR` (<https://no-color.org>) are looked up.
  ///   - isTerminal: Whether the output is a terminal at all.
  public init(environment: [String: String], isTerminal: Bool) {
    if !isTerminal {
      self = .plain
    } else if environment["TERM"] == "dumb" || !environment["NO_COLOR", default: ""].isEmpty {
      self = .monochrome
    } else {
      self = .colors
    }
  }
}

extension Style {
  /// The style as far as a terminal can show it.
  func limited(to support: ColorSupport) -> Style {
    switch support {
    case .colors: return self
    case .monochrome:
      var style = self
      style.color = nil
      return style
    case .plain: return .plain
    }
  }
}

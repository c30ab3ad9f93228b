extension String {
  /// Creates a text that is safe to show from one that may contain anything.
  ///
  /// - Control characters become symbols: `␛`, `␊`, or `�`.
  /// - What reorders text or can't be seen becomes `·`, so that two texts which differ look different.
  /// - Joiners and variation selectors stay inside emoji, and are dropped elsewhere.
  /// - A combining mark with nothing before it stands on `◌`, and only so many stand on one letter.
  public init(inert text: String) {
    if text.utf8.allSatisfy(\.isPrintableASCII) {
      self = text
    } else {
      self = String(InertCharacters(of: text))
    }
  }

  /// Creates a text that is safe to show, and that ends with `…` after so many characters.
  public init(inert text: String, upTo limit: Int) {
    let start = Array(InertCharacters(of: text).prefix(limit + 1))
    self = start.count > limit ? String(start.dropLast()) + "…" : String(start)
  }
}

/// The characters that are shown for a text, made only as they are asked for.
struct InertCharacters: Sequence, IteratorProtocol {
  private var characters: String.Iterator
  private var standIns = "".makeIterator()

  /// Creates the characters for `text`.
  init(of text: String) {
    characters = text.makeIterator()
  }

  mutating func next() -> Character? {
    if let standIn = standIns.next() { return standIn }
    while let character = characters.next() {
      if character.isInert { return character }
      standIns = character.inert.makeIterator()
      if let standIn = standIns.next() { return standIn }
    }
    return nil
  }
}

extension Character {
  /// How many scalars are left of a cluster at most; the longest family of emoji has 10.
  static let mostInertScalars = 16
  /// How many scalars are left of a cluster that isn't an emoji sequence.
  private static let mostMarkedScalars = 8

  /// Whether the character is a single scalar that is shown as it is; most are.
  fileprivate var isInert: Bool {
    let scalars = unicodeScalars
    guard let first = scalars.first, first.isSafe else { return false }
    return scalars.index(after: scalars.startIndex) == scalars.endIndex && !first.isMark
  }

  /// What is shown for the character.
  fileprivate var inert: String {
    guard let first = unicodeScalars.first else { return "" }
    return first.isMark ? "◌" + inertScalars : inertScalars
  }

  private var inertScalars: String {
    var start = Array(unicodeScalars.prefix(Self.mostInertScalars))
    if !start.contains(.joiner) { start = Array(start.prefix(Self.mostMarkedScalars)) }
    var shown = String.UnicodeScalarView()
    for (index, scalar) in start.enumerated() {
      let next = index + 1 < start.count ? start[index + 1] : nil
      if scalar.isSafe || scalar.belongs(after: shown.last, before: next, in: start[0]) {
        shown.append(scalar)
      } else if let standIn = scalar.standIn {
        shown.append(standIn)
      }
    }
    return String(shown)
  }
}

extension Unicode.Scalar {
  /// Joins two emoji to one.
  static let joiner: Unicode.Scalar = "\u{200D}"
  /// Asks for the text style of the character before.
  static let textStyle: Unicode.Scalar = "\u{FE0E}"
  /// Asks for the emoji style of the character before.
  static let emojiStyle: Unicode.Scalar = "\u{FE0F}"
  /// Makes a key of the digit before.
  static let keycap: Unicode.Scalar = "\u{20E3}"
  private static let blackFlag: Unicode.Scalar = "\u{1F3F4}"

  /// Whether the scalar shows itself and does nothing else.
  fileprivate var isSafe: Bool {
    switch value {
    case 0x20..<0x7F, 0xA1..<0xAD, 0xAE..<0x300, 0x4E00..<0xA000, 0xAC00..<0xD7A4: true
    default:
      switch properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: false
      case .unassigned:
        !properties.isNoncharacterCodePoint && !properties.isDefaultIgnorableCodePoint
      default: !properties.isDefaultIgnorableCodePoint
      }
    }
  }

  /// Whether the scalar stands on the one before it.
  fileprivate var isMark: Bool {
    guard value >= 0x300, isSafe else { return false }
    return switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: true
    default: false
    }
  }

  /// Whether the scalar, alone not safe, is part of an emoji between its neighbours.
  fileprivate func belongs(
    after last: Unicode.Scalar?, before next: Unicode.Scalar?, in first: Unicode.Scalar
  ) -> Bool {
    guard let last else { return false }
    switch self {
    case .joiner:
      return (last.properties.isEmoji || last == .emojiStyle) && next?.properties.isEmoji == true
    case .textStyle, .emojiStyle: return last.properties.isEmoji
    default: return (0xE0020...0xE007F).contains(value) && first == .blackFlag
    }
  }

  /// What is shown instead of a scalar that isn't safe; `nil` if it only shapes its neighbours.
  fileprivate var standIn: Unicode.Scalar? {
    switch value {
    case 0..<0x20: Unicode.Scalar(0x2400 + value)
    case 0x7F: "␡"
    case 0x80..<0xA0: "\u{FFFD}"
    case 0x200C, 0x200D: nil
    default:
      if properties.isVariationSelector {
        nil
      } else {
        properties.isNoncharacterCodePoint ? "\u{FFFD}" : "·"
      }
    }
  }
}

extension UInt8 {
  /// Whether the byte, as UTF-8, is a character of one column that does nothing.
  var isPrintableASCII: Bool { (0x20..<0x7F).contains(self) }
}

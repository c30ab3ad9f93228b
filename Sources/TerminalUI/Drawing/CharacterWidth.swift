/// How many columns text takes on a terminal.
public enum CharacterWidth {
  /// The columns that ``Canvas/draw(_:at:within:style:)`` takes for the whole of a text.
  public static func columns(of text: String) -> Int {
    if text.utf8.allSatisfy(\.isPrintableASCII) { return text.utf8.count }
    return InertCharacters(of: text).reduce(0) { $0 + columns(of: $1) }
  }

  /// The columns of one grapheme cluster: 0, 1 or 2.
  public static func columns(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if scalars.index(after: scalars.startIndex) == scalars.endIndex { return columns(of: first) }
    var sum = 0
    for scalar in scalars {
      switch scalar {
      case Unicode.Scalar.emojiStyle where first.properties.isEmoji: return 2
      case Unicode.Scalar.keycap where first.properties.isEmoji: return 2
      case Unicode.Scalar.textStyle where first.properties.isEmoji: return 1
      default: sum += columns(of: scalar)
      }
    }
    return min(2, sum)
  }

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x20..<0x7F, 0xA0..<0x300: return 1
    case 0x4E00..<0xA000, 0xAC00..<0xD7A4: return 2
    case 0..<0x20, 0x7F..<0xA0: return 0
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: return 0
    case .control, .format, .lineSeparator, .paragraphSeparator: return 0
    default: return isWide(scalar) ? 2 : 1
    }
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x1100 else { return false }
    return scalar.properties.isEmojiPresentation
      || wideRanges.contains { $0.contains(scalar.value) }
  }

  /// What has the East Asian Width W or F and isn't an emoji; unassigned gaps are joined.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F,  // Hangul syllables' first parts
    0x2329...0x232A,  // angle brackets
    0x2E80...0x303E,  // radicals, punctuation
    0x3041...0x3247,  // kana, bopomofo, letters of Hangul, enclosed ideographs
    0x3250...0x4DBF,  // enclosed and squared letters, ideographs
    0x4E00...0xA4CF,  // ideographs, Yi
    0xA960...0xA97C,  // more first parts of Hangul syllables
    0xAC00...0xD7A3,  // Hangul syllables
    0xF900...0xFAFF,  // compatibility ideographs
    0xFE10...0xFE19,  // vertical punctuation
    0xFE30...0xFE6B,  // compatibility and small forms
    0xFF01...0xFF60,  // full width forms
    0xFFE0...0xFFE6,  // full width signs
    0x16FE0...0x1B2FF,  // Tangut, Khitan, kana extensions, Nushu
    0x1F200...0x1F265,  // enclosed ideographs
    0x20000...0x3FFFD,  // ideographs
  ]
}

import Foundation

/// Text of JSON that does nothing when it is printed.
enum JSONText {
  /// The JSON of a value: sorted, so that it is always the same.
  static func text(of value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Reports have only strings, numbers and lists of them, so that there is nothing to go wrong.
    let data = (try? encoder.encode(value)) ?? Data()
    return escaped(String(decoding: data, as: UTF8.self)) + "\n"
  }

  /// What can't be seen stands only in strings, and there its number can stand for it.
  private static func escaped(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar != "\n" && scalar.isUnseen {
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          escaped.append(contentsOf: "\\u".unicodeScalars)
          escaped.append(
            contentsOf: (String(repeating: "0", count: 4 - digits.count) + digits).unicodeScalars)
        }
      } else {
        escaped.append(scalar)
      }
    }
    return String(escaped)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is not seen, or changes how others are.
  var isUnseen: Bool {
    guard !isASCII else { return value < 0x20 || value == 0x7F }
    return switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: properties.isNoncharacterCodePoint
    }
  }
}

/// A number that may be missing, and then is `null`.
struct NumberOrNull: Encodable {
  let number: Int?

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let number {
      try container.encode(number)
    } else {
      try container.encodeNil()
    }
  }
}

/// The name of a file or folder that someone else has chosen: any bytes but zero and a slash.
///
/// Two names are equal only if their bytes are. Names sort by their bytes, on every machine alike.
public struct FileName: Hashable, Sendable {
  /// The name's bytes.
  public let bytes: [UInt8]

  /// Creates a name from its bytes.
  public init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Creates a name from its text.
  public init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The name without a number and a dash in front, as in "2-delegate".
  var withoutNumber: FileName {
    let digits = bytes.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard !digits.isEmpty, bytes.dropFirst(digits.count).first == UInt8(ascii: "-") else {
      return self
    }
    return FileName(bytes: Array(bytes.dropFirst(digits.count + 1)))
  }

  /// Whether the file doesn't show in most listings.
  var isHidden: Bool { bytes.first == UInt8(ascii: ".") }
}

extension FileName: Comparable {
  /// Whether the bytes of one name come before those of the other.
  public static func < (first: FileName, second: FileName) -> Bool {
    first.bytes.lexicographicallyPrecedes(second.bytes)
  }
}

extension FileName: CustomStringConvertible {
  /// The name as text that does nothing when it is printed, another one for each name.
  ///
  /// What can't be seen, and bytes that are no text, are told by their numbers, as `\u{A}` and `\xFF`.
  public var description: String {
    var text = ""
    var decoder = UTF8()
    var rest = bytes[...]
    while !rest.isEmpty {
      var iterator = rest.makeIterator()
      if case .scalarValue(let scalar) = decoder.decode(&iterator) {
        text += scalar.isVisible ? String(scalar) : "\\u{\(hexadecimal(scalar.value))}"
        rest = rest.dropFirst(UTF8.width(scalar))
      } else {
        text += "\\x\(hexadecimal(UInt32(rest.removeFirst())))"
      }
      decoder = UTF8()
    }
    return text
  }

  private func hexadecimal(_ number: UInt32) -> String {
    String(number, radix: 16, uppercase: true)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar shows itself, and only itself; a backslash doesn't, since it introduces others.
  fileprivate var isVisible: Bool {
    guard self != "\\" else { return false }
    return switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse,
      .surrogate,
      .nonspacingMark, .enclosingMark, .spacingMark:
      false
    case .spaceSeparator: self == " "
    default: !properties.isDefaultIgnorableCodePoint
    }
  }
}

/// Bytes with a meaning in what a terminal sends.
enum Ascii {
  static let escape: UInt8 = 0x1B
  static let delete: UInt8 = 0x7F
  static let semicolon = UInt8(ascii: ";")
  static let lessThan = UInt8(ascii: "<")
  static let backslash = UInt8(ascii: "\\")
  static let tilde = UInt8(ascii: "~")
  static let letterM = UInt8(ascii: "M")
  static let letterO = UInt8(ascii: "O")
  static let leftBracket = UInt8(ascii: "[")
  static let operatingSystemCommand = UInt8(ascii: "]")
  static let deviceControl = UInt8(ascii: "P")
  static let startOfString = UInt8(ascii: "X")
  static let privacyMessage = UInt8(ascii: "^")
  static let applicationCommand = UInt8(ascii: "_")
}

extension [UInt8] {
  /// How many bytes at the end begin a character of UTF-8 that isn't whole yet.
  var incompleteUTF8Count: Int {
    for (distance, byte) in suffix(3).reversed().enumerated() {
      switch byte {
      case 0x80..<0xC0: continue
      case 0xC2..<0xE0: return distance < 1 ? distance + 1 : 0
      case 0xE0..<0xF0: return distance < 2 ? distance + 1 : 0
      case 0xF0..<0xF5: return distance < 3 ? distance + 1 : 0
      default: return 0
      }
    }
    return 0
  }
}

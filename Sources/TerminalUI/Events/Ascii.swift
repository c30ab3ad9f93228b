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

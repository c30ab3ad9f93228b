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

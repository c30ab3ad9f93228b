/// Collects what is pasted, up to the sequence that ends it.
struct PasteBuffer: Sendable {
  /// How many bytes of a paste are kept.
  static let mostBytes = 1 << 20
  private static let end = Array("\u{1B}[201~".utf8)

  private var bytes: [UInt8] = []
  private var matched = 0

  /// Takes a byte; whether it ends the paste.
  mutating func take(_ byte: UInt8) -> Bool {
    if byte == Self.end[matched] {
      matched += 1
      return matched == Self.end.count
    }
    keep(Self.end.prefix(matched))
    matched = byte == Self.end[0] ? 1 : 0
    if matched == 0 { keep([byte]) }
    return false
  }

  /// What was pasted; the buffer is empty afterwards.
  mutating func takeText() -> String {
    defer { self = PasteBuffer() }
    let cut = bytes.count == Self.mostBytes ? bytes.incompleteUTF8Count : 0
    return String(decoding: bytes.dropLast(cut), as: UTF8.self)
  }

  private mutating func keep(_ more: some Collection<UInt8>) {
    bytes.append(contentsOf: more.prefix(Self.mostBytes - bytes.count))
  }
}

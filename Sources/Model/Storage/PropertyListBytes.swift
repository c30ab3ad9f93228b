import Foundation

/// The bytes of a file that should be a property list, looked at before they are decoded.
///
/// The toolchain's decoder calls itself for each element in an element of an XML list, so that a
/// file of nothing but `<array>` would overflow the stack, which no `catch` can mend.
struct PropertyListBytes {
  private let data: Data

  init(_ data: Data) {
    self.data = data
  }

  /// Far more than a list of items needs, and far less than a small stack bears.
  private static let deepest = 100

  /// Whether the bytes may be given to a decoder.
  ///
  /// They may be a binary list, whatever it holds, or an XML list in an encoding that is like ASCII
  /// and not nested too deeply. The older formats of property lists are not for this app.
  var areDecodable: Bool {
    if data.starts(with: Data("bplist".utf8)) { return true }
    let beginning = data.drop { " \t\r\n\u{FEFF}".utf8.contains($0) }
    guard beginning.first == UInt8(ascii: "<"), !data.prefix(4).contains(0) else { return false }
    return data.withUnsafeBytes { !isNestedTooDeeply($0) }
  }

  /// Whether more arrays and dictionaries are open at once than may be.
  private func isNestedTooDeeply(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var depth = 0
    var position = 0
    while let tag = bytes.end(of: "<", from: position), depth <= Self.deepest {
      position = tag
      if bytes.has("!--", at: tag) {
        position = bytes.end(of: "-->", from: tag + 3) ?? bytes.count
      } else if bytes.has("![CDATA[", at: tag) {
        position = bytes.end(of: "]]>", from: tag + 8) ?? bytes.count
      } else if bytes.has("/array", at: tag) || bytes.has("/dict", at: tag) {
        depth -= 1
      } else if bytes.has("array", at: tag) || bytes.has("dict", at: tag) {
        position = bytes.end(of: ">", from: tag) ?? bytes.count
        let isEmptyElement = bytes.has("/>", at: position - 2)
        if !isEmptyElement { depth += 1 }
      }
    }
    return depth > Self.deepest
  }
}

// The system's own searches, since a file may be large.
extension UnsafeRawBufferPointer {
  /// Whether `text` stands at `position`.
  fileprivate func has(_ text: StaticString, at position: Int) -> Bool {
    guard let baseAddress, count - position >= text.utf8CodeUnitCount else { return false }
    return memcmp(baseAddress + position, text.utf8Start, text.utf8CodeUnitCount) == 0
  }

  /// Where the next `text` ends, or `nil` if none comes.
  fileprivate func end(of text: StaticString, from start: Int) -> Int? {
    guard let baseAddress else { return nil }
    let (length, first) = (text.utf8CodeUnitCount, Int32(text.utf8Start.pointee))
    var position = start
    while position < count, let next = memchr(baseAddress + position, first, count - position) {
      position = UnsafeRawPointer(next) - baseAddress
      if has(text, at: position) { return position + length }
      position += 1
    }
    return nil
  }
}

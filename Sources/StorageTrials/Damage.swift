import Foundation
import RandomNumbers

/// What can have happened to a list's file, or may be odd in it.
enum Damage: String, CaseIterable {
  case none
  case flippedBytes, cutOff, extraBytes, lostBytes, otherBytes, empty
  case damagedTables, hugeCount, notUTF8, otherEncoding, entities, olderFormat
  case nested, nestedDeeply, nestedEntry
  case wrongTypes, missingKeys, unknownKeys, noList, sameIdentities
  case hugeNumbers, notFinite, oddMoments, oddLengths, endsBeforeStart, severalRunning, longName

  /// Whether only a binary list can hold it.
  var needsBinary: Bool {
    switch self {
    case .damagedTables, .hugeCount, .hugeNumbers, .notFinite, .oddMoments: true
    default: false
    }
  }
}

// MARK: What the entries hold

extension Damage {
  /// Does to a list's entries what this damage does.
  func apply(to entries: inout [Any], numbers: inout SplitMix64) {
    let position = Int.random(in: entries.indices, using: &numbers)
    guard var entry = entries[position] as? [String: Any] else { return }
    let key = entry.keys.sorted().randomElement(using: &numbers) ?? "id"
    let isFast = entry["start"] != nil
    switch self {
    case .wrongTypes:
      entry[key] = Self.otherValues.randomElement(using: &numbers)
      if numbers.isOneIn(4) { entries.insert("no entry", at: position) }
    case .missingKeys: entry[key] = nil
    case .unknownKeys: entry["key \(numbers.next())"] = ["a": [1, "b", Data([7])]]
    case .nestedEntry: entry[key] = Self.nest(depth: 1_000, in: "x")
    case .sameIdentities:
      entry["id"] = (entries.randomElement(using: &numbers) as? [String: Any])?["id"]
    case .hugeNumbers:
      entry[isFast ? "length" : "isChecked"] = [Int64.max, .min, -1, 1 << 53].randomElement(
        using: &numbers)
    case .notFinite:
      let odd = [Double.nan, .infinity, -.infinity].randomElement(using: &numbers) ?? .nan
      entry["length"] = odd
      if numbers.isOneIn(2) { entry["start"] = Date(timeIntervalSinceReferenceDate: odd) }
    case .oddMoments:
      for key in ["start", "end"] where isFast && numbers.isOneIn(2) {
        entry[key] = Self.moments.randomElement(using: &numbers).map(
          Date.init(timeIntervalSinceReferenceDate:))
      }
    case .oddLengths: entry["length"] = Self.lengths.randomElement(using: &numbers)
    case .endsBeforeStart:
      if let start = entry["start"] as? Date { entry["end"] = start - 86_400 }
    case .severalRunning:
      entry["end"] = nil
      if let last = entries.last as? [String: Any], isFast {
        var running = last
        running["end"] = nil
        entries.append(running)
      }
    case .longName: entry["name"] = String(repeating: "é\u{1}", count: 50_000)
    default: break
    }
    entries[position] = entry
  }

  private static var otherValues: [Any] {
    [
      1, -1, 1.5, "", "text", true, Date.distantPast, Data([1, 2]), [Any](), [String: Any](), [[1]],
    ]
  }

  /// From far before the year 1 to far after 9999.
  private static let moments = [
    0, -978_307_201, -62_135_769_601, -1e12, -1e300, 252_423_993_600, 1e12, 1e18, 1e300,
  ]

  private static let lengths = [0, -0.0, -1, -1e300, 0.1, 1e9, 1e18, 1e300]

  private static func nest(depth: Int, in value: Any) -> Any {
    (0..<depth).reduce(value) { value, _ in [value] }
  }
}

// MARK: What the bytes are

extension Damage {
  /// Does to a file's bytes what this damage does.
  func apply(to bytes: inout Data, isXML: Bool, numbers: inout SplitMix64) {
    guard !bytes.isEmpty else { return }
    let position = Int.random(in: 0..<bytes.count, using: &numbers)
    let length = Int.random(in: 1...64, using: &numbers)
    let rest = position..<min(bytes.count, position + length)
    switch self {
    case .flippedBytes:
      for _ in 0..<Int.random(in: 1...8, using: &numbers) {
        bytes[Int.random(in: 0..<bytes.count, using: &numbers)] = numbers.byte()
      }
    case .cutOff: bytes = bytes.prefix(position)
    case .extraBytes: bytes.insert(contentsOf: numbers.bytes(length), at: position)
    case .lostBytes: bytes.removeSubrange(rest)
    case .otherBytes: bytes = numbers.bytes(position)
    case .empty: bytes = Data()
    case .damagedTables:
      // The last bytes of a binary list tell where everything is, and how much of it.
      for _ in 0..<Int.random(in: 1...4, using: &numbers) {
        let last = min(bytes.count, 32 + length)
        bytes[bytes.count - Int.random(in: 1...last, using: &numbers)] = numbers.byte()
      }
    case .hugeCount: bytes.replaceSubrange(8..<9, with: Self.hugeCount(numbers.byte()))
    case .notUTF8: bytes.replaceSubrange(rest, with: Data([0xC3, 0x28, 0xED, 0xA0, 0x80, 0xFF]))
    case .otherEncoding: bytes = Self.otherEncoding(of: bytes, isXML: isXML, numbers: &numbers)
    case .entities: bytes = Self.growingEntities
    case .olderFormat: bytes = Data("{ a = (\(String(repeating: "(", count: 20_000)) ); }".utf8)
    case .nested: bytes = Self.nested(depth: 1_000, numbers: &numbers)
    case .nestedDeeply: bytes = Self.nested(depth: 100_000, numbers: &numbers)
    case .noList: bytes = Self.xml("<dict><key>a</key><true/></dict>")
    default: break
    }
  }

  private static func xml(_ body: String, before: String = "") -> Data {
    Data(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\(before)<plist version=\"1.0\">\(body)</plist>"
        .utf8)
  }

  /// An array in a binary list that claims to have more elements than any file.
  private static func hugeCount(_ byte: UInt8) -> Data {
    Data([0xAF, 0x13, byte & 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF])
  }

  /// Each entity is ten of the one before: ten letters become ten thousand millions.
  private static var growingEntities: Data {
    let definitions = (1...9).map { number in
      "<!ENTITY e\(number) \"\(String(repeating: "&e\(number - 1);", count: 10))\">"
    }
    let type = "<!DOCTYPE plist [<!ENTITY e0 \"0123456789\">\(definitions.joined())]>"
    return xml("<array><string>&e9;</string></array>", before: type)
  }

  private static func otherEncoding(
    of bytes: Data, isXML: Bool, numbers: inout SplitMix64
  ) -> Data {
    let text = isXML ? String(decoding: bytes, as: UTF8.self) : "<plist><array/></plist>"
    let encodings: [String.Encoding] = [.utf16, .utf32, .utf16BigEndian, .utf32LittleEndian]
    return encodings.randomElement(using: &numbers).flatMap { text.data(using: $0) } ?? bytes
  }

  private static func nested(depth: Int, numbers: inout SplitMix64) -> Data {
    switch Int.random(in: 0..<5, using: &numbers) {
    case 0: xml(repeated("<array>", depth) + repeated("</array>", depth))
    case 1: xml(repeated("<dict><key>a</key>", depth))
    case 2: xml(repeated("<array><!-- </array> -->", depth))
    case 3: xml(repeated("<array><string><![CDATA[</array>]]></string>", depth))
    default: nestedBinary(depth: depth)
    }
  }

  private static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  /// Arrays that hold the next one each, and the last the first: a list without an end.
  private static func nestedBinary(depth: Int) -> Data {
    var data = Data("bplist00".utf8)
    for position in 0..<depth {
      data.append(0xA1)
      data.append(bigEndian: UInt32((position + 1) % depth))
    }
    let table = data.count
    for position in 0..<depth { data.append(bigEndian: UInt32(8 + 5 * position)) }
    data.append(contentsOf: [0, 0, 0, 0, 0, 0, 4, 4])
    for number in [depth, 0, table] { data.append(bigEndian: UInt64(number)) }
    return data
  }
}

extension Data {
  /// Appends a number, its most significant byte first.
  fileprivate mutating func append(bigEndian number: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: number.bigEndian) { append(contentsOf: $0) }
  }
}

extension SplitMix64 {
  fileprivate mutating func byte() -> UInt8 { UInt8(truncatingIfNeeded: next()) }

  fileprivate mutating func bytes(_ count: Int) -> Data { Data((0..<count).map { _ in byte() }) }
}

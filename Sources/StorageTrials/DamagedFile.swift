import Foundation
import RandomNumbers

/// A file that no app wrote, or that something has happened to since; one seed and number give the
/// same in each run.
struct DamagedFile {
  /// What the file should hold.
  enum Content: CaseIterable {
    case checklist, fasts

    /// The file's name.
    var name: String { self == .checklist ? "Checklist.plist" : "Fasts.plist" }
  }

  /// What the file should hold.
  let content: Content
  /// What was done to it.
  let damage: Damage
  /// The bytes.
  let bytes: Data

  /// Makes a file.
  init(number: Int, seed: UInt64) {
    var numbers = SplitMix64(state: seed &* 0x2545_F491_4F6C_DD1D &+ UInt64(number))
    _ = numbers.next()
    content = Content.allCases[Int.random(in: 0...1, using: &numbers)]
    damage = Damage.allCases[Int.random(in: 0..<Damage.allCases.count, using: &numbers)]
    var entries = Self.entries(of: content, numbers: &numbers)
    damage.apply(to: &entries, numbers: &numbers)
    // XML has no letters for some numbers and moments.
    let isXML = !damage.needsBinary && numbers.isOneIn(2)
    var bytes =
      (try? PropertyListSerialization.data(
        fromPropertyList: entries, format: isXML ? .xml : .binary, options: 0)) ?? Data()
    damage.apply(to: &bytes, isXML: isXML, numbers: &numbers)
    self.bytes = bytes
  }

  private static func entries(
    of content: Content, numbers: inout SplitMix64
  ) -> [Any] {
    (0..<Int.random(in: 1...12, using: &numbers)).map { position in
      let id = UUID.random(using: &numbers).uuidString
      switch content {
      case .checklist:
        return ["id": id, "name": "Item \(position) — 🧈", "isChecked": numbers.isOneIn(2)]
      case .fasts:
        let start = Date(timeIntervalSince1970: .random(in: 1e9...2e9, using: &numbers).rounded())
        let length = 14_400.0
        let end = start + Double.random(in: 0...length, using: &numbers).rounded()
        return ["id": id, "start": start, "length": length, "end": end] as [String: Any]
      }
    }
  }
}

extension UUID {
  /// A random identity.
  static func random(using numbers: inout SplitMix64) -> UUID {
    let halves = (numbers.next(), numbers.next())
    return withUnsafeBytes(of: halves) { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }
}

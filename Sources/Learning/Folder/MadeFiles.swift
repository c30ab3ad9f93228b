import Foundation
import Judging

/// The files as the course has made them, so that one that nobody has touched can be brought up to date.
struct MadeFiles {
  private struct Contents: Codable {
    var version = 1
    var files: [String: String] = [:]
  }

  private let file: URL
  private var contents: Contents
  private var isChanged = false

  /// Reads what is known; what can't be read is as if it had never been written.
  ///
  /// Then nothing counts as untouched, which is the safe side.
  init(store: URL) {
    file = store.appending(path: "made.json")
    let data = try? Data(contentsOf: file)
    contents = data.flatMap { try? JSONDecoder().decode(Contents.self, from: $0) } ?? Contents()
  }

  func knows(_ key: String) -> Bool { contents.files[key] != nil }

  /// Whether a file is still as it was made under one of the keys.
  func isUntouched(_ content: Data, as keys: [String]) -> Bool {
    let known = keys.compactMap { contents.files[$0] }
    return !known.isEmpty && known.contains(Self.fingerprint(content))
  }

  mutating func note(_ content: Data, as key: String) {
    contents.files[key] = Self.fingerprint(content)
    isChanged = true
  }

  func save() throws {
    guard isChanged else { return }
    try ReplacedFile(url: file).write(JSONEncoder.sorted.encode(contents))
  }

  private static func fingerprint(_ content: Data) -> String {
    var fingerprint = Fingerprint()
    fingerprint.add(content)
    return fingerprint.description
  }
}

extension JSONEncoder {
  /// Writes the same bytes for the same values, and lines that can be read.
  static var sorted: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return encoder
  }
}

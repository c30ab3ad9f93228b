import Exercises
import Foundation

/// What the runner knows of a learner's work on one exercise.
struct ProgressRecord: Hashable, Sendable, Codable {
  /// The version of the format that this code writes, and the latest that it reads.
  static let currentVersion = 1

  /// The contents of files that have passed.
  struct Pass: Hashable, Sendable, Codable {
    /// Which checks they have passed, as a fingerprint.
    let checks: String
    /// The files by their names.
    let files: [String: String]

    init(checks: String, answer: [SourceFile]) {
      self.checks = checks
      files = Dictionary(answer.map { ($0.name, $0.text) }, uniquingKeysWith: { $1 })
    }

    /// Whether this is what has passed, byte for byte.
    func isOf(_ answer: [SourceFile]) -> Bool {
      answer.count == files.count
        && answer.allSatisfy { file in
          files[file.name].map { Data($0.utf8) == file.content } ?? false
        }
    }
  }

  /// The format's version.
  var version = Self.currentVersion
  /// How many hints were shown.
  var hints = 0
  /// What has passed, the latest at the end.
  var passes: [Pass] = []

  private static let mostPasses = 20

  /// Takes in that an answer has passed.
  mutating func add(_ pass: Pass) {
    passes.removeAll { $0 == pass }
    passes.append(pass)
    passes.removeFirst(max(0, passes.count - Self.mostPasses))
  }

  /// Takes in what was known under another name.
  mutating func merge(_ other: ProgressRecord) {
    hints = max(hints, other.hints)
    passes = other.passes.filter { !passes.contains($0) } + passes
  }
}

/// Reads the version before the rest, which another version may have changed.
struct ProgressVersion: Decodable {
  let version: Int
}

import Exercises
import Foundation

/// The names by which the learner's process knows the checks.
///
/// Where the learner writes the tests there are only two answers, and a check's name tells which of
/// them is right. So the names are other words there, new each time: code that would answer in place of
/// the tests does not know what it is asked.
public struct CheckNames: Sendable {
  private let secrets: [String: String]

  /// The names that the checks have in the course.
  public static let open = CheckNames(secrets: [:])

  private init(secrets: [String: String]) {
    self.secrets = secrets
  }

  /// Creates the names for one build of an exercise.
  public init(of exercise: Exercise) {
    guard exercise.writesTests else {
      secrets = [:]
      return
    }
    secrets = Dictionary(
      exercise.checks.map { ($0.name, "c" + String(UInt64.random(in: .min ... .max), radix: 36)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The name of a check.
  func name(of check: Check) -> String {
    secrets[check.name] ?? check.name
  }

  /// A file of the checks with these names in it.
  func renaming(_ file: SourceFile) -> SourceFile {
    guard !secrets.isEmpty else { return file }
    let text = secrets.reduce(file.text) { $0.replacing("\"\($1.key)\"", with: "\"\($1.value)\"") }
    return SourceFile(name: file.name, content: Data(text.utf8))
  }
}

import Foundation

/// What the tests of a feature's part need in one pattern before they can begin.
struct TestSetUp {
  /// The part, like `Checklist/AddItem`.
  let part: String
  /// The lines that set the tests up, without blank ones and comments.
  let lines: [String]
  /// The types that are made to stand in for real ones.
  let standIns: [String]
  /// The names of the tests, in their order.
  let testNames: [String]

  private let code: String

  /// Reads a file of tests.
  ///
  /// - Parameters:
  ///   - file: The tests, with their set-up between two marks.
  ///   - suffix: What follows the part in the file's name.
  ///   - support: What the pattern's tests share.
  init(of file: SourceFile, suffix: String, support: [SourceFile]) {
    part = file.path.split(separator: "/").suffix(2).joined(separator: "/")
      .replacing(suffix, with: "")
    code = SourceFile.code(in: Self.setUp(in: file.text))
    lines = code.split(separator: "\n").map(String.init)
      .filter { !$0.allSatisfy(\.isWhitespace) }
    let words = file.words
    standIns =
      (Self.standIns(in: code)
      + support.flatMap { Self.standIns(in: $0.code) }.filter(words.contains)).sorted()
    testNames = file.text.matches(of: /@Test\(\s*"((?:\\.|[^"\\])*)"/).map { String($0.1) }
  }

  /// The words in the set-up.
  var words: Set<String> { SourceFile.words(in: code) }

  /// The text between the two marks; empty if they are missing.
  private static func setUp(in text: String) -> String {
    let region = text.firstMatch(of: /(?s)\/\/ MARK: Set-up\n(.*?)\/\/ MARK: Tests\n/)
    return region.map { String($0.1) } ?? ""
  }

  /// The types that take the place of a class or fulfil a protocol.
  private static func standIns(in code: String) -> [String] {
    code.matches(of: /\b(?:class|struct|enum|actor) +(\w+)(?:<\w+>)? *: *\w/)
      .map { String($0.1) }
  }
}

import Foundation

/// A Swift file of this repository.
struct SourceFile {
  /// The repository's folder, where this file's own place leads.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Where the file is, from the repository's folder.
  let path: String
  /// What the file holds.
  let text: String
  /// The text without comments, and with nothing in its quotes.
  let code: String

  /// Reads a file.
  init(path: String) throws {
    self.path = path
    text = try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
    code = Self.code(in: text)
  }

  /// Reads all Swift files below a folder, in the order of their names; none if it isn't there.
  static func all(in folder: String) throws -> [SourceFile] {
    let url = root.appending(path: folder)
    guard FileManager.default.fileExists(atPath: url.path) else { return [] }
    return try FileManager.default.subpathsOfDirectory(atPath: url.path)
      .filter { $0.hasSuffix(".swift") }
      .sorted()
      .map { try SourceFile(path: "\(folder)/\($0)") }
  }

  /// The file's name.
  var name: String { String(path.split(separator: "/").last ?? "") }

  /// The modules that the file imports.
  var imports: Set<String> {
    let expression =
      /^\s*(?:@\w+ +)*(?:\w+ +)?import +(?:(?:struct|class|enum|protocol|func|let|var) +)?(\w+)/
    return Set(
      code.split(separator: "\n").compactMap { $0.firstMatch(of: expression)?.1 }
        .map(String.init))
  }

  /// A text without comments, and with nothing in its quotes.
  static func code(in text: String) -> String {
    text
      .replacing(/(?s)""".*?"""/, with: "\"\"")
      .replacing(/"(?:\\.|[^"\\\n])*"/, with: "\"\"")
      .replacing(/\/\/[^\n]*/, with: "")
  }

  /// The words of the code: names, keywords and numbers.
  var words: Set<String> { Self.words(in: code) }

  /// The words of a text.
  static func words(in text: String) -> Set<String> {
    Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
  }
}

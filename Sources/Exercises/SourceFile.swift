import Foundation

/// A file of Swift code, by its name and its content.
public struct SourceFile: Hashable, Sendable {
  /// Its name, without a folder.
  public let name: String
  /// Its content, as it was when it was read.
  public let content: Data

  /// Creates a file.
  public init(name: String, content: Data) {
    self.name = name
    self.content = content
  }

  /// Its content as text.
  public var text: String { String(decoding: content, as: UTF8.self) }

  /// The number of the first line that contains `text`, counted from 1; `nil` if none does.
  public func line(containing text: String) -> Int? {
    let lines = self.text.split(omittingEmptySubsequences: false) { $0.isNewline }
    return lines.firstIndex { $0.contains(text) }.map { $0 + 1 }
  }
}

extension [SourceFile] {
  /// The Swift files of a folder, by name; none if there is no such folder.
  public static func inFolder(_ folder: URL) throws -> [SourceFile] {
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".swift") }
      .map { SourceFile(name: $0, content: try Data(contentsOf: folder.appending(path: $0))) }
  }

  /// These files, with those of `others` in place of the ones of the same names.
  public func replaced(by others: [SourceFile]) -> [SourceFile] {
    filter { file in !others.contains { $0.name == file.name } } + others
  }
}

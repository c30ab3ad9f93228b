import Exercises
import Foundation

/// What the compiler says of a piece of code.
public struct Diagnostic: Hashable, Sendable, Codable {
  /// How bad it is.
  public enum Severity: String, Hashable, Sendable, Codable {
    /// It can't be compiled.
    case error
    /// It can, but may not do what is meant.
    case warning
    /// More about what stands before.
    case note
  }

  /// How bad it is.
  public var severity: Severity
  /// What is wrong.
  public var message: String
  /// The file's name; `nil` if it is about no file.
  public var file: String?
  /// The line, counted from 1.
  public var line: Int?
  /// The column, counted from 1 in bytes.
  public var column: Int?
  /// The text of the line.
  public var source: String?

  /// Reads what the compiler prints in its one-line style; other lines are passed over.
  ///
  /// - Parameter files: The compiled files, for the text of the lines.
  static func all(in output: String, files: [SourceFile]) -> [Diagnostic] {
    let lines = Dictionary(
      files.map { ($0.name, $0.text.split(omittingEmptySubsequences: false) { $0.isNewline }) },
      uniquingKeysWith: { first, _ in first })
    var seen: Set<Diagnostic> = []
    return output.split(whereSeparator: \.isNewline).compactMap { line in
      guard var diagnostic = Diagnostic(String(line)) else { return nil }
      if let file = diagnostic.file, let number = diagnostic.line, let text = lines[file],
        text.indices.contains(number - 1)
      {
        diagnostic.source = String(text[number - 1])
      }
      return seen.insert(diagnostic).inserted ? diagnostic : nil
    }
  }
}

extension Diagnostic {
  private init?(_ line: String) {
    // "path:line:column: error: message", or "<unknown>:0: error: message", or "error: message".
    let marks = [Severity.error, .warning, .note].compactMap { severity in
      line.range(of: "\(severity.rawValue): ").map { (severity: severity, range: $0) }
    }
    // The message may contain such words, too.
    let first = marks.min { $0.range.lowerBound < $1.range.lowerBound }
    guard let mark = first else { return nil }
    severity = mark.severity
    message = String(line[mark.range.upperBound...])
    let place = line[..<mark.range.lowerBound].split(separator: ":")
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    guard let path = place.first, path != "<unknown>" else { return }
    let numbers = place.dropFirst().compactMap { Int($0) }
    guard path.hasSuffix(".swift"), numbers.count == 2 else { return nil }
    file = URL(filePath: path).lastPathComponent
    self.line = numbers[0]
    column = numbers[1]
  }
}

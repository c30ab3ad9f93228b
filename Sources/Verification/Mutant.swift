import Exercises
import Foundation

/// A solution with one small change, which some check should notice.
struct Mutant: Hashable, Sendable {
  /// The file with the change.
  let file: SourceFile
  /// Where the change begins, counted from 1.
  let lineNumber: Int
  /// The line as it was, without the space around it.
  let line: String
  /// What the line is now.
  let becomes: String

  /// Whether the record is of this change.
  func isRecorded(as equal: EqualMutant) -> Bool {
    equal.line == line && equal.becomes == becomes
  }

  /// All changes of an exercise's solution, each once.
  ///
  /// The constants of tests are examples, and others would do as well, so they stay as they are.
  static func all(of exercise: Exercise) throws -> [Mutant] {
    var seen: Set<SourceFile> = []
    return try exercise.solution().flatMap { file in
      let code = file.text
      let edits =
        TokenMutations(code: code, changesConstants: !exercise.writesTests).edits
        + ConditionMutations(code: code).edits + StatementMutations(code: code).edits
      return edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
        .map { Mutant(of: file, code: code, edit: $0) }
        // What a test is called is for its reader.
        .filter { !$0.line.hasPrefix("@Test") && seen.insert($0.file).inserted }
    }
  }

  private init(of original: SourceFile, code: String, edit: Edit) {
    let changed = code.replacingCharacters(in: edit.range, with: edit.replacement)
    file = SourceFile(name: original.name, content: Data(changed.utf8))
    lineNumber = code[..<edit.range.lowerBound].count { $0.isNewline } + 1
    let start =
      code[..<edit.range.lowerBound].lastIndex { $0.isNewline }.map(code.index(after:))
      ?? code.startIndex
    let end = code[edit.range.upperBound...].firstIndex { $0.isNewline } ?? code.endIndex
    line = code[start..<end].trimmingCharacters(in: .whitespaces)
    becomes =
      (code[start..<edit.range.lowerBound] + edit.replacement + code[edit.range.upperBound..<end])
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

/// A change of a piece of code.
struct Edit: Hashable {
  let range: Range<String.Index>
  let replacement: String
}

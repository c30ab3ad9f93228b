import Exercises
import Foundation

/// Notices saves by what is in the files, and by nothing else.
///
/// While a file is missing, as it is for a moment when an editor writes a new one and renames it, there
/// is no change until it is back.
struct AnswerReader {
  private let files: [URL]
  private var last: [SourceFile]?

  /// Creates a reader to which the first content is new.
  init(files: [URL]) {
    self.files = files
  }

  /// The content, if it is another than the last time; `nil` if nothing has changed.
  mutating func next() -> [SourceFile]? {
    var answer: [SourceFile] = []
    for file in files {
      guard let content = try? Data(contentsOf: file) else { return nil }
      answer.append(SourceFile(name: file.lastPathComponent, content: content))
    }
    guard answer != last else { return nil }
    last = answer
    return answer
  }
}

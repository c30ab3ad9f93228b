import Exercises
import Foundation

/// Notices saves by what is in the files, and by nothing else.
///
/// While a file is missing, as it is for a moment when an editor writes a new one and renames it, there
/// is no change until it is back, or until it has stayed away for long.
struct AnswerReader {
  /// What is new about an answer.
  enum Change: Hashable {
    /// It has another content than the last time.
    case saved([SourceFile])
    /// The file with this name stays away, or can't be read.
    case unreadable(String)
  }

  private let files: [URL]
  private let patience: Int
  private var last: [SourceFile]?
  private var looksInVain = 0

  /// Creates a reader to which the first content is new.
  ///
  /// - Parameter patience: The look at which a file that can't be read is told.
  init(files: [URL], patience: Int = 50) {
    self.files = files
    self.patience = patience
  }

  /// What has changed since the last look; `nil` if nothing has.
  mutating func next() -> Change? {
    var answer: [SourceFile] = []
    for file in files {
      guard let content = try? Data(contentsOf: file) else { return miss(file) }
      answer.append(SourceFile(name: file.lastPathComponent, content: content))
    }
    looksInVain = 0
    guard answer != last else { return nil }
    last = answer
    return .saved(answer)
  }

  private mutating func miss(_ file: URL) -> Change? {
    looksInVain += 1
    guard looksInVain == patience else { return nil }
    last = nil
    return .unreadable(file.lastPathComponent)
  }
}

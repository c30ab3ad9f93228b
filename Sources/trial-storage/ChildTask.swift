import Foundation
import StorageTrials

/// What this program does in a process that a trial starts.
enum ChildTask {
  /// Saving until the process is killed.
  case write(file: URL, first: Int)
  /// Checking damaged files.
  case check(Range<Int>, seed: UInt64)
  /// Loading one large file.
  case load(URL)

  /// Reads a command line that ``arguments`` has made; `nil` for any other.
  init?(_ words: [String]) {
    switch words.first {
    case "task-write" where words.count == 3:
      guard let first = Int(words[2]) else { return nil }
      self = .write(file: URL(filePath: words[1]), first: first)
    case "task-check" where words.count == 4:
      guard let first = Int(words[1]), let end = Int(words[2]), let seed = UInt64(words[3]),
        first <= end
      else { return nil }
      self = .check(first..<end, seed: seed)
    case "task-load" where words.count == 2:
      self = .load(URL(filePath: words[1]))
    default: return nil
    }
  }

  /// The command line that asks for this task.
  var arguments: [String] {
    switch self {
    case .write(let file, let first): ["task-write", file.path, "\(first)"]
    case .check(let numbers, let seed):
      ["task-check", "\(numbers.lowerBound)", "\(numbers.upperBound)", "\(seed)"]
    case .load(let file): ["task-load", file.path]
    }
  }

  /// Runs, and returns the exit status.
  @MainActor
  func run() -> Int32 {
    do {
      switch self {
      case .write(let file, let first): try CrashWriter(file: file, first: first).run()
      case .check(let numbers, let seed): try FileBatch(numbers: numbers, seed: seed).run()
      case .load(let file): LargeFile(url: file).load()
      }
      return 0
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      return 1
    }
  }
}

import Foundation

/// One exercise of the course.
///
/// Its identity is the name of its folder, which stays when the course puts it elsewhere.
public struct Exercise: Identifiable, Sendable {
  /// What it is called on the command line.
  public let id: String
  /// Its chapter.
  public let chapter: Chapter
  /// Where it stands in its chapter, counted from 1.
  public let number: Int
  /// Where its files are.
  public let folder: URL
  /// All that an answer must do, in order.
  public let checks: [Check]

  private let manifest: ExerciseManifest

  /// Reads the exercise in a folder.
  init(_ id: String, number: Int, in chapter: Chapter) throws(CourseError) {
    self.id = id
    self.chapter = chapter
    self.number = number
    folder = chapter.folder.appending(path: id)
    manifest = try Self.manifest(in: folder)
    var checks = manifest.checks
    if let other = manifest.checksFrom {
      checks = try Self.manifest(in: chapter.folder.appending(path: other)).checks + checks
    }
    self.checks = checks
  }

  /// Its title.
  public var title: String { manifest.title }
  /// About how long it takes, in minutes.
  public var minutes: Int { manifest.minutes }
  /// The one idea that it teaches.
  public var idea: String { manifest.idea }
  /// Where to read about it: a path in the workspace with an anchor, or an address.
  ///
  /// Unless the exercise says another, it is its section in the lesson of its chapter.
  public var lesson: String {
    manifest.lesson
      ?? "Tutorials/Lessons/\(chapter.folder.lastPathComponent).md#\(Self.anchor(of: title))"
  }
  /// The workspace's modules that an answer can import.
  public var modules: [String] { manifest.modules }
  /// Whether the answer is tests, which Swift Testing runs.
  public var writesTests: Bool { manifest.writesTests }
  /// Three hints, from a nudge to almost the answer.
  public var hints: [String] { manifest.hints }
  /// The checks that the starter does not pass.
  public var starterFails: [String] { manifest.starterFails }
  /// Whether the starter does not even compile.
  public var starterDoesNotCompile: Bool { manifest.starterDoesNotCompile }
  /// The known wrong answers.
  public var wrongAnswers: [WrongAnswer] { manifest.wrong }
  /// Changes to the solution that change nothing.
  public var equalMutants: [EqualMutant] { manifest.equalMutants }
  /// What it was called in earlier versions of the course.
  public var formerIDs: [String] { manifest.formerIDs }

  /// How a heading is linked to, in Markdown as it is shown on the web.
  private static func anchor(of heading: String) -> String {
    String(
      heading.lowercased().filter { $0.isLetter || $0.isNumber || "- _".contains($0) }
        .map { $0 == " " ? "-" : $0 })
  }

  private static func manifest(in folder: URL) throws(CourseError) -> ExerciseManifest {
    let file = folder.appending(path: "exercise.json")
    do {
      return try JSONDecoder().decode(ExerciseManifest.self, from: Data(contentsOf: file))
    } catch {
      throw CourseError("can't read \(file.path): \(CourseError.reason(of: error))")
    }
  }
}

// MARK: Files

extension Exercise {
  /// What is asked, as Markdown.
  public func task() throws -> String {
    try String(contentsOf: folder.appending(path: "Task.md"), encoding: .utf8)
  }

  /// The files that the learner begins with, and changes.
  public func starter() throws -> [SourceFile] { try files(in: "Starter") }

  /// One way to solve it.
  public func solution() throws -> [SourceFile] { try files(in: "Solution") }

  /// The files that the learner reads and doesn't change.
  public func given() throws -> [SourceFile] { try files(in: "Given") }

  /// All files of a wrong answer.
  public func answer(like wrong: WrongAnswer) throws -> [SourceFile] {
    try solution().replaced(by: files(in: "Wrong/\(wrong.name)"))
  }

  /// The files that are compiled with an answer: the given ones, and those that ask.
  ///
  /// A file of the checks stands in for a given one of the same name.
  public func checking() throws -> [SourceFile] {
    let shared = try manifest.shared.map { name in
      let file = chapter.folder.appending(path: "Shared/\(name)")
      return SourceFile(name: name, content: try Data(contentsOf: file))
    }
    return try given().replaced(by: shared).replaced(by: files(in: "Checks"))
  }

  /// What was recorded of the solution's and the wrong answers' answers; `nil` if nothing was.
  public func recordedAnswers() throws -> RecordedAnswers? {
    let file = folder.appending(path: RecordedAnswers.fileName)
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    return try JSONDecoder().decode(RecordedAnswers.self, from: Data(contentsOf: file))
  }

  private func files(in name: String) throws -> [SourceFile] {
    try .inFolder(folder.appending(path: name))
  }
}

extension CourseError {
  /// What went wrong, in the words of whoever wrote the file.
  static func reason(of error: any Error) -> String {
    guard case .dataCorrupted(let context)? = error as? DecodingError else {
      return switch error as? DecodingError {
      case .keyNotFound(let key, let context)?:
        "'\(key.stringValue)' is missing\(place(context))"
      case .typeMismatch(_, let context)?, .valueNotFound(_, let context)?:
        "\(context.debugDescription)\(place(context))"
      default: error.localizedDescription
      }
    }
    return context.debugDescription + place(context)
  }

  private static func place(_ context: DecodingError.Context) -> String {
    let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? "." + $0.stringValue }
    return path.isEmpty ? "" : " (at \(path.joined().drop { $0 == "." }))"
  }
}

import Exercises
import Foundation

/// What a learner has done, by the contents that have passed.
///
/// An exercise is done while its files are what has passed its present checks. There is no mark that
/// could be wrong. Each exercise has a file of its own, so that damage to one loses no other.
public struct LearnerProgress: Sendable {
  private let folder: URL

  /// Describes the progress that is kept in a folder.
  public init(folder: URL) {
    self.folder = folder
  }

  /// How an exercise stands.
  public enum State: String, Hashable, Sendable, Codable {
    /// It isn't done.
    case open
    /// Something has passed, and then the files were changed.
    case changed
    /// The files have passed checks that are others now.
    case checkAgain = "check again"
    /// The files have passed.
    case done
  }

  /// How an exercise stands, and what is to be said of its record.
  public struct Standing: Hashable, Sendable {
    /// How it stands.
    public var state = State.open
    /// How many hints were shown.
    public var hints = 0
    /// Whether any content has passed the present checks.
    public var hasPassed = false
    /// What the learner should know.
    public var remarks: [String] = []
  }

  /// How an exercise stands with the learner's present files.
  public func standing(
    of exercise: Exercise, answer: () throws -> [SourceFile]
  ) rethrows -> Standing {
    let (record, remarks) = record(of: exercise)
    var standing = Standing(hints: record.hints, remarks: remarks)
    guard !record.passes.isEmpty, let checks = try? exercise.checksFingerprint() else {
      return standing
    }
    let answer = try answer()
    let same = record.passes.filter { $0.isOf(answer) }
    standing.hasPassed = record.passes.contains { $0.checks == checks }
    standing.state =
      same.contains { $0.checks == checks } ? .done : same.isEmpty ? .changed : .checkAgain
    return standing
  }

  /// Keeps that an answer has passed the present checks.
  public func notePass(of exercise: Exercise, answer: [SourceFile]) throws {
    let pass = ProgressRecord.Pass(checks: try exercise.checksFingerprint(), answer: answer)
    try change(exercise) { $0.add(pass) }
  }

  /// Takes the next hint.
  ///
  /// - Returns: Its number, counted from 1; after the last hint, the last again.
  public func takeHint(of exercise: Exercise) throws -> Int {
    try change(exercise) { record in
      record.hints = min(record.hints + 1, exercise.hints.count)
      return record.hints
    }
  }

  /// The exercise at which the learner was last, if it was kept.
  public var currentID: Exercise.ID? {
    (try? String(contentsOf: currentFile, encoding: .utf8))?
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Keeps at which exercise the learner is.
  public func setCurrent(_ exercise: Exercise) throws {
    guard currentID != exercise.id else { return }
    try ReplacedFile(url: currentFile).write(Data("\(exercise.id)\n".utf8))
  }

  private var currentFile: URL { folder.appending(path: "current") }

  // MARK: Records

  private func file(_ id: Exercise.ID) -> URL { folder.appending(path: "\(id).json") }

  /// The record of an exercise, also what was kept under its former names.
  private func record(of exercise: Exercise) -> (ProgressRecord, remarks: [String]) {
    var record = ProgressRecord()
    var remarks: [String] = []
    for id in [exercise.id] + exercise.formerIDs {
      switch read(id) {
      case .none: continue
      case .record(let known): record.merge(known)
      case .newer:
        remarks.append(
          "The progress of '\(id)' was kept by a newer version of the course; update to use it.")
      case .damaged(let place):
        remarks.append(
          "The progress of '\(id)' can't be read. It is kept in \(place); check the exercise again."
        )
      }
    }
    return (record, remarks)
  }

  private enum Reading {
    case none
    case record(ProgressRecord)
    case newer
    case damaged(String)
  }

  private func read(_ id: Exercise.ID) -> Reading {
    let file = file(id)
    guard let data = try? Data(contentsOf: file) else {
      return FileManager.default.fileExists(atPath: file.path) ? .damaged(file.path) : .none
    }
    let decoder = JSONDecoder()
    if let version = try? decoder.decode(ProgressVersion.self, from: data),
      version.version > ProgressRecord.currentVersion
    {
      return .newer
    }
    if let record = try? decoder.decode(ProgressRecord.self, from: data) { return .record(record) }
    return .damaged(moveAside(file))
  }

  private func moveAside(_ file: URL) -> String {
    var number = 1
    var place = file
    repeat {
      place = file.appendingPathExtension("damaged-\(number)")
      number += 1
    } while FileManager.default.fileExists(atPath: place.path)
    return rename(file.path, place.path) == 0 ? place.path : file.path
  }

  private func change<Result>(
    _ exercise: Exercise, _ edit: (inout ProgressRecord) -> Result
  ) throws -> Result {
    try FolderLock(folder: folder).whileLocked {
      if case .newer = read(exercise.id) {
        throw LearningError(
          "the progress of '\(exercise.id)' was kept by a newer version of the course; "
            + "update the course")
      }
      var (record, _) = record(of: exercise)
      let result = edit(&record)
      try ReplacedFile(url: file(exercise.id)).write(JSONEncoder.sorted.encode(record))
      return result
    }
  }
}

import Exercises
import Foundation
import Judging

/// The verdicts of earlier runs on answers to one exercise, kept by content in a folder.
///
/// The files are named by fingerprints, which whoever wants to can forge. So each also has the whole
/// content that it is for, and counts only for that.
struct KeptVerdicts: Sendable {
  private let folder: URL
  private let context: Data

  private struct Record: Codable {
    struct File: Codable, Hashable {
      let name: String
      let content: Data
    }
    let answer: [File]
    let verdict: Verdict
  }

  /// Opens the verdicts that were given in a context.
  ///
  /// - Parameter state: Where those of all exercises are.
  /// - Throws: If they can't be kept there.
  init(in state: URL, exercise: Exercise.ID, context: Data) throws {
    var fingerprint = Fingerprint()
    fingerprint.add(context)
    folder = state.appending(path: "\(exercise)-\(fingerprint)")
    self.context = context
    let file = folder.appending(path: "context.json")
    guard (try? Data(contentsOf: file)) != context else { return }
    if FileManager.default.fileExists(atPath: folder.path) {
      // Another context with the same fingerprint, or one that was only half written.
      try FileManager.default.removeItem(at: folder)
    }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try context.write(to: file, options: .atomic)
  }

  /// What is right, if it was found out before.
  var right: [String]? {
    (try? Data(contentsOf: rightFile)).flatMap {
      try? JSONDecoder().decode([String].self, from: $0)
    }
  }

  /// Keeps what is right.
  func keep(right: [String]) throws {
    try JSONEncoder().encode(right).write(to: rightFile, options: .atomic)
  }

  /// The verdict on an answer, if it was given before.
  func verdict(on answer: [SourceFile]) -> Verdict? {
    guard let data = try? Data(contentsOf: file(of: answer)),
      let record = try? JSONDecoder().decode(Record.self, from: data),
      record.answer == stored(answer)
    else { return nil }
    return record.verdict
  }

  /// Keeps a verdict: all of it or nothing, whatever happens meanwhile.
  func keep(_ verdict: Verdict, on answer: [SourceFile]) throws {
    let record = Record(answer: stored(answer), verdict: verdict)
    try JSONEncoder().encode(record).write(to: file(of: answer), options: .atomic)
  }

  private var rightFile: URL { folder.appending(path: "right.json") }

  private func file(of answer: [SourceFile]) -> URL {
    var fingerprint = Fingerprint()
    for file in answer {
      fingerprint.add(file.name)
      fingerprint.add(file.content)
    }
    return folder.appending(path: "answer-\(fingerprint).json")
  }

  private func stored(_ answer: [SourceFile]) -> [Record.File] {
    answer.map { Record.File(name: $0.name, content: $0.content) }
  }
}

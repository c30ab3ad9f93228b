import Exercises
import Foundation
import Judging

/// All that a verdict depends on besides the answer.
///
/// A verdict of an earlier run counts only if this is the same to the last byte.
struct GradingContext: Encodable {
  private let version = 1
  private let exercise: Exercise.ID
  private let checks: String
  private let files: [String: Data]
  private let seed: UInt64
  private let limits: String
  private let compilerLimits: String
  private let protections: [String]
  private let toolchain: String
  private let grader: String

  /// - Parameters:
  ///   - sources: The folder of this package's sources, parts of which are compiled with an answer.
  ///   - grader: What tells this version of the grader from others.
  init(
    _ exercise: Exercise, seed: UInt64, judge: Judge, protections: [String], sources: URL,
    grader: String
  ) throws {
    self.exercise = exercise.id
    checks = String(reflecting: exercise.checks)
    var files: [String: Data] = [:]
    files["exercise.json"] = try Data(contentsOf: exercise.folder.appending(path: "exercise.json"))
    for file in try exercise.checking() { files["Checks/\(file.name)"] = file.content }
    for file in try exercise.solution() { files["Solution/\(file.name)"] = file.content }
    for module in ["Answering"] + exercise.modules {
      let folder = sources.appending(path: module)
      let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
      for name in names ?? [] where name.hasSuffix(".swift") {
        files["\(module)/\(name)"] = try Data(contentsOf: folder.appending(path: name))
      }
    }
    self.files = files
    self.seed = seed
    limits = String(reflecting: judge.limits)
    compilerLimits = String(reflecting: judge.compilerLimits)
    self.protections = protections
    toolchain = judge.workshop.cache.lastPathComponent
    self.grader = grader
  }

  /// The context as bytes, always the same for the same.
  func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return try encoder.encode(self)
  }
}

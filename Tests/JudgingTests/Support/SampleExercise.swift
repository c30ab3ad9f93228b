import Foundation
import TemporaryFolders

@testable import Exercises

/// An exercise in a folder of its own, with the checks that a test wants.
struct SampleExercise {
  let exercise: Exercise
  private let folder: TemporaryFolder

  /// Writes an exercise.
  ///
  /// - Parameters:
  ///   - checks: The members of each check that stand besides the sentence, the place and the thought.
  ///   - wrong: The names of the known wrong answers, whose misconceptions are their names.
  ///   - more: Members of the manifest that stand besides the ones that are needed.
  ///   - files: What lies in its folder, by the path there.
  init(
    checks: [String], wrong: [String] = [], more: String = "", files: [String: String] = [:]
  ) throws {
    folder = try TemporaryFolder(in: Workshops.folder)
    try folder.write(
      #"{ "chapters": [{ "folder": "one", "title": "One", "exercises": ["sample"] }] }"#,
      to: "course.json")
    let checks = checks.map {
      #"{ \#($0), "sentence": "It does.", "at": "func act", "think": "Why?" }"#
    }
    let wrong = wrong.map {
      #"{ "name": "\#($0)", "caughtBy": "one", "misconception": "You think \#($0)." }"#
    }
    try folder.write(
      """
      { "title": "Sample", "minutes": 5, "idea": "One idea.", "hints": [],
        "checks": [\(checks.joined(separator: ","))], "wrong": [\(wrong.joined(separator: ","))]
        \(more.isEmpty ? "" : ", " + more) }
      """, to: "one/sample/exercise.json")
    for (path, text) in files { try folder.write(text, to: "one/sample/\(path)") }
    exercise = try Course(folder: folder.url).exercises[0]
  }

  /// The members of a check without cases, in which what is expected is its name.
  static func check(_ name: String, needs: [String] = []) -> String {
    let needs = needs.map { "\"\($0)\"" }.joined(separator: ",")
    return #""name": "\#(name)", "expected": "\#(name)", "needs": [\#(needs)]"#
  }

  /// The members of a check with cases.
  static func check(_ name: String, cases: Int) -> String {
    #""name": "\#(name)", "cases": \#(cases)"#
  }
}

extension SourceFile {
  /// The learner's file.
  static func answer(_ text: String, name: String = "Answer.swift") -> SourceFile {
    SourceFile(name: name, content: Data(text.utf8))
  }
}

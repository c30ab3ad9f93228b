import Exercises
import Foundation
import TemporaryFolders

/// A folder with a course of two chapters, whose exercises say only what they must.
struct CourseFolder {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      {
        "chapters": [
          { "folder": "1-first", "title": "First Things", "exercises": ["zebra", "ant"] },
          { "folder": "2-empty", "title": "Nothing Yet", "exercises": [] },
          { "folder": "3-third", "title": "Third Things", "exercises": ["fox"] }
        ]
      }
      """, to: "course.json")
    for path in ["1-first/zebra", "1-first/ant", "3-third/fox"] { try write(path) }
  }

  /// Writes the manifest of an exercise.
  ///
  /// - Parameter more: Members of the JSON object that stand besides the ones that are needed.
  func write(
    _ path: String, title: String = "A Title", checks: String = "[]", wrong: String = "[]",
    more: String = ""
  ) throws {
    try folder.write(
      """
      {
        "title": "\(title)", "minutes": 5, "idea": "One idea.", "hints": [],
        "checks": \(checks), "wrong": \(wrong) \(more.isEmpty ? "" : ", " + more)
      }
      """, to: "\(path)/exercise.json")
  }

  /// The JSON of a check.
  static func check(_ name: String) -> String {
    #"{ "name": "\#(name)", "sentence": "S.", "expected": "e", "at": "func", "think": "T?" }"#
  }

  /// Reads the course.
  func course() throws(CourseError) -> Course { try Course(folder: folder.url) }

  /// Reads one exercise.
  func exercise(_ id: String) throws -> Exercise {
    guard let exercise = try course()[id] else { throw CourseError("no \(id)") }
    return exercise
  }
}

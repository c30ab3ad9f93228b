import Exercises
import Foundation
import TemporaryFolders
import Judging

/// A workspace whose course has one exercise: a copy of this repository's template.
struct TemplateCourse {
  let workspace: Workspace
  private let folder: TemporaryFolder
  private let path = "Tutorials/Exercises/first/shelf"

  /// The folder of this package, where this file's own place leads.
  static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Compiles for all tests; what it keeps lies there as long as the tests run.
  static let workshop = Result {
    try Workshop(workspace: package, cache: cache, toolchain: Toolchain())
  }

  private static let cache: URL = {
    atexit { try? FileManager.default.removeItem(at: TemplateCourse.cache) }
    return FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "verification-\(UUID().uuidString)")
  }()

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      #"{ "chapters": [{ "folder": "first", "title": "First", "exercises": ["shelf"] }] }"#,
      to: "Tutorials/Exercises/course.json")
    try folder.write("# First\n", to: "Tutorials/Lessons/first.md")
    let chapter = folder.url.appending(path: "Tutorials/Exercises/first")
    try FileManager.default.createDirectory(at: chapter, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: Self.package.appending(path: "Tutorials/Exercises/Template"),
      to: chapter.appending(path: "shelf"))
    workspace = try Workspace(near: [folder.url])
  }

  /// The exercise as it is now.
  var exercise: Exercise {
    get throws { try Course(folder: workspace.exercises).exercises[0] }
  }

  /// The content of one of the exercise's files.
  func text(of file: String) throws -> String { try folder.text(of: "\(path)/\(file)") }

  /// Writes one of the exercise's files.
  func write(_ text: String, to file: String) throws {
    try folder.write(text, to: "\(path)/\(file)")
  }

  /// Changes one of the exercise's files, which must have what is replaced.
  func replace(_ text: String, with other: String, in file: String = "exercise.json") throws {
    let old = try self.text(of: file)
    guard old.contains(text) else { throw CourseError("\(file) doesn't have '\(text)'") }
    try write(old.replacing(text, with: other), to: file)
  }

  /// Removes one of the exercise's files or folders.
  func remove(_ file: String) throws {
    try FileManager.default.removeItem(at: workspace.folder.appending(path: "\(path)/\(file)"))
  }
}

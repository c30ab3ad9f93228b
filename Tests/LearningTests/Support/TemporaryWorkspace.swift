import Exercises
import Foundation
import Learning

/// A workspace with a small course of its own, which is there as long as a test needs it.
final class TemporaryWorkspace {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "learning-\(UUID())")
      .resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "Sources"),
      withDestinationURL: Self.root.appending(path: "Sources"))
    try arrange([("1-numbers", ["double", "greet"]), ("2-tests", ["try-it"])])
    try write(.double)
    try write(.greet)
    try write(.tryIt)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  var exercises: URL { folder.appending(path: "Tutorials/Exercises") }
  var own: URL { folder.appending(path: LearnerFolder.name) }

  func learner() throws -> Learner {
    try Learner(workspace: Workspace(near: [folder]))
  }

  /// Writes which exercises there are, in their order.
  func arrange(_ chapters: [(folder: String, exercises: [String])]) throws {
    let parts = chapters.map { chapter in
      [
        "folder": chapter.folder, "title": "Chapter \(chapter.folder)",
        "exercises": chapter.exercises,
      ]
        as [String: Any]
    }
    let data = try JSONSerialization.data(withJSONObject: ["chapters": parts])
    try write(data, to: exercises.appending(path: "course.json"))
  }

  func write(_ sample: SampleExercise) throws {
    let folder = exercises.appending(path: "\(sample.chapter)/\(sample.id)")
    for (path, text) in sample.files {
      try write(Data(text.utf8), to: folder.appending(path: path))
    }
    let manifest = try JSONSerialization.data(withJSONObject: sample.manifest)
    try write(manifest, to: folder.appending(path: "exercise.json"))
  }

  func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: folder.appending(path: path))
  }

  func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: path).path)
  }

  private func write(_ data: Data, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// The folder of this package.
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}

import Foundation

/// An exercise that is added to the course, as a copy of the template.
public struct NewExercise: Hashable, Sendable {
  /// What it is to be called.
  public let id: String
  /// Its chapter's number, counted from 1.
  public let chapter: Int

  /// Describes an exercise to be added.
  ///
  /// - Throws: If `id` is no slug: words of small letters and digits, with hyphens between them.
  public init(id: String, chapter: Int) throws(CourseError) {
    guard id.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil else {
      throw CourseError(
        "'\(id)' can't be an exercise's name: use small letters, digits and hyphens")
    }
    self.id = id
    self.chapter = chapter
  }

  /// Makes its folder and enters it at the end of its chapter.
  ///
  /// - Returns: The folder.
  public func add(to workspace: Workspace) throws -> URL {
    var contents = try CourseContents(in: workspace.exercises)
    guard contents.chapters.indices.contains(chapter - 1) else {
      throw CourseError("there is no chapter \(chapter); the course has \(contents.chapters.count)")
    }
    guard !contents.chapters.contains(where: { $0.exercises.contains(id) }) else {
      throw CourseError("there is an exercise '\(id)' already")
    }
    let folder = workspace.exercises
      .appending(path: contents.chapters[chapter - 1].folder).appending(path: id)
    guard !FileManager.default.fileExists(atPath: folder.path) else {
      throw CourseError("\(folder.path) is there already, and nothing was changed")
    }
    // A chapter without exercises has no folder in a fresh clone.
    try FileManager.default.createDirectory(
      at: folder.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: workspace.exercises.appending(path: "Template"), to: folder)
    contents.chapters[chapter - 1].exercises.append(id)
    try contents.write(in: workspace.exercises)
    return folder
  }
}

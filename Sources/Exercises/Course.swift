import Foundation

/// The exercises in their order.
public struct Course: Sendable {
  /// From the first to the last.
  public let exercises: [Exercise]

  /// Reads the course in a folder, such as `Tutorials/Exercises`.
  public init(folder: URL) throws(CourseError) {
    var exercises: [Exercise] = []
    for (index, part) in try CourseContents(in: folder).chapters.enumerated() {
      let chapter = Chapter(
        number: index + 1, title: part.title, folder: folder.appending(path: part.folder))
      for (index, id) in part.exercises.enumerated() {
        exercises.append(try Exercise(id, number: index + 1, in: chapter))
      }
    }
    self.exercises = exercises
  }

  /// The chapters in their order.
  public var chapters: [Chapter] {
    exercises.map(\.chapter).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  /// The exercise that is called `id` now, or was once; `nil` if there is none.
  public subscript(id: Exercise.ID) -> Exercise? {
    exercises.first { $0.id == id } ?? exercises.first { $0.formerIDs.contains(id) }
  }
}

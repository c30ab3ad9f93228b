import Foundation

/// The exercises in their order.
public struct Course: Sendable {
  /// From the first to the last.
  public let exercises: [Exercise]

  private struct Contents: Decodable {
    struct Part: Decodable {
      let folder: String
      let title: String
      let exercises: [String]
    }
    let chapters: [Part]
  }

  /// Reads the course in a folder, such as `Tutorials/Exercises`.
  public init(folder: URL) throws(CourseError) {
    let file = folder.appending(path: "course.json")
    let contents: Contents
    do {
      contents = try JSONDecoder().decode(Contents.self, from: Data(contentsOf: file))
    } catch {
      throw CourseError("can't read \(file.path): \(CourseError.reason(of: error))")
    }
    var exercises: [Exercise] = []
    for (index, part) in contents.chapters.enumerated() {
      let chapter = Chapter(
        number: index + 1, title: part.title, folder: folder.appending(path: part.folder))
      for (index, id) in part.exercises.enumerated() {
        exercises.append(try Exercise(id, number: index + 1, in: chapter))
      }
    }
    guard !exercises.isEmpty else { throw CourseError("\(file.path) names no exercise") }
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

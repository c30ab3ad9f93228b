import Exercises
import Foundation
import Testing

/// The lesson of a chapter, and the exercises that it is for.
struct Lesson: Sendable, CustomTestStringConvertible {
  /// The chapter.
  let chapter: Chapter
  /// The chapter's exercises, in their order.
  let exercises: [Exercise]
  /// What the lesson says.
  let text: String

  var testDescription: String { chapter.title }

  /// The lessons of the course, in its order.
  static func all() throws -> [Lesson] {
    let course = try course()
    return try course.chapters.map { chapter in
      Lesson(
        chapter: chapter, exercises: course.exercises.filter { $0.chapter == chapter },
        text: try String(contentsOf: file(of: chapter), encoding: .utf8))
    }
  }

  /// The course with all its exercises.
  static func course() throws -> Course {
    try Course(folder: root.appending(path: "Tutorials/Exercises"))
  }

  /// Where the lessons are.
  static let folder = root.appending(path: "Tutorials/Lessons")

  private static func file(of chapter: Chapter) -> URL {
    folder.appending(path: "\(chapter.folder.lastPathComponent).md")
  }

  /// The repository's folder.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}

extension Lesson {
  /// Its sections, each from its heading on.
  var sections: [Section] {
    text.split(separator: "\n## ").dropFirst().map { Section(text: String($0)) }
  }

  /// The code of all sections, put together as one file.
  var code: String { sections.flatMap(\.examples).joined(separator: "\n") }

  /// The relative links, as they are written.
  var links: [String] {
    text.matches(of: /\]\(([^)]*)\)/).map { String($0.1) }
  }

  /// What a lesson says of one exercise.
  struct Section {
    /// The heading, and all that stands below it.
    let text: String

    /// The heading.
    var title: String { text.split(separator: "\n").first.map(String.init) ?? "" }

    /// The pieces of Swift code.
    var examples: [String] {
      text.matches(of: /(?s)```swift\n(.*?)```/).map { String($0.1) }
    }

    /// The paragraph that tells where the idea lives in this workspace.
    var pointers: [Substring] {
      text.split(separator: "\n").filter { $0.hasPrefix("In this workspace: ") }
    }
  }
}

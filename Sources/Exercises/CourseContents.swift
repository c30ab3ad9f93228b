import Foundation

/// What `course.json` says: which exercises there are, in which order.
struct CourseContents: Hashable, Codable {
  /// A chapter.
  struct Part: Hashable, Codable {
    let folder: String
    let title: String
    var exercises: [String]
  }

  /// The chapters in their order.
  var chapters: [Part]

  /// Reads the contents of the course in a folder.
  init(in folder: URL) throws(CourseError) {
    let file = Self.file(in: folder)
    do {
      self = try JSONDecoder().decode(CourseContents.self, from: Data(contentsOf: file))
    } catch {
      throw CourseError("can't read \(file.path): \(CourseError.reason(of: error))")
    }
    guard chapters.contains(where: { !$0.exercises.isEmpty }) else {
      throw CourseError("\(file.path) names no exercise")
    }
  }

  /// Writes the contents in place of what was there.
  func write(in folder: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(self) + Data("\n".utf8)
    try data.write(to: Self.file(in: folder), options: .atomic)
  }

  private static func file(in folder: URL) -> URL {
    folder.appending(path: "course.json")
  }
}

import Foundation

/// The folder of this package, with the course in it.
public struct Workspace: Hashable, Sendable {
  /// The folder.
  public let folder: URL

  /// Finds the workspace: the folder that has the course, from one folder on upwards.
  ///
  /// - Parameter starts: Where to begin, one after the other.
  public init(near starts: [URL]) throws(CourseError) {
    for start in starts {
      var folder = start.standardizedFileURL
      while folder.path != "/" {
        if FileManager.default.fileExists(atPath: folder.appending(path: Self.contents).path) {
          self.folder = folder
          return
        }
        folder.deleteLastPathComponent()
      }
    }
    throw CourseError(
      "the course isn't here: no folder from this one upwards has \(Self.contents); "
        + "go to the folder that you cloned")
  }

  /// Where the exercises are.
  public var exercises: URL { folder.appending(path: "Tutorials/Exercises") }

  /// Where compiled parts lie, and nothing that can't be made again.
  public var cache: URL { folder.appending(path: ".build/course") }

  private static let contents = "Tutorials/Exercises/course.json"
}

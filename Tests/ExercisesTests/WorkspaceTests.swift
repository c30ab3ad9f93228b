import Exercises
import Foundation
import TemporaryFolders
import Testing

@Suite("The workspace")
struct WorkspaceTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("{}", to: "Package/Tutorials/Exercises/course.json")
    try folder.write("", to: "Package/MyExercises/Deep/File.swift")
    try folder.write("", to: "Elsewhere/File.swift")
  }

  private func path(_ path: String) -> URL { folder.url.appending(path: path) }

  @Test(
    "It is found from its folder, and from those in it",
    arguments: ["Package", "Package/MyExercises/Deep", "Package/Tutorials/Exercises"])
  func found(start: String) throws {
    let workspace = try Workspace(near: [path(start)])
    #expect(workspace.folder.path == path("Package").path)
    #expect(workspace.exercises.path == path("Package/Tutorials/Exercises").path)
  }

  @Test("Where one start has none above it, the next is tried")
  func nextStart() throws {
    let workspace = try Workspace(near: [path("Elsewhere"), path("Package/MyExercises")])
    #expect(workspace.folder.path == path("Package").path)
  }

  @Test("Dots in a path lead where they lead in a shell")
  func dots() throws {
    let workspace = try Workspace(near: [path("Elsewhere/../Package/MyExercises/./Deep")])
    #expect(workspace.folder.path == path("Package").path)
  }

  @Test("Where it isn't, the error says what was looked for and what to do")
  func notFound() {
    let error = CourseError(
      "the course isn't here: no folder from this one upwards has "
        + "Tutorials/Exercises/course.json; go to the folder that you cloned")
    #expect(throws: error) { try Workspace(near: [path("Elsewhere")]) }
    #expect(throws: error) { try Workspace(near: []) }
  }
}

import Exercises
import Foundation
import Learning
import Testing

@Suite("The verdict in the READMEs")
struct TranscriptTests {
  /// The text block below a mark.
  private func block(marked mark: String, in page: String) throws -> String {
    let file = TemporaryWorkspace.root.appending(path: page)
    let text = try String(contentsOf: file, encoding: .utf8)
    let rest = try #require(
      text.split(separator: "<!-- \(mark) -->\n```text\n", maxSplits: 1).dropFirst().first)
    return try #require(rest.split(separator: "\n```", maxSplits: 1).first.map(String.init))
  }

  @Test("is what the course says to that answer")
  func verdict() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "learning-\(UUID())")
      .resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["Sources", "Tutorials"] {
      try FileManager.default.createSymbolicLink(
        at: folder.appending(path: name),
        withDestinationURL: TemporaryWorkspace.root.appending(path: name))
    }
    let learner = try Learner(workspace: Workspace(near: [folder]))
    _ = try learner.folder.prepare()
    let exercise = try #require(learner.exercise(named: "find-and-toggle"))
    let wrong = try #require(exercise.wrongAnswers.first { $0.name == "all-of-that-name" })
    for file in try exercise.answer(like: wrong) {
      try file.content.write(to: learner.folder.place(of: exercise).appending(path: file.name))
    }
    let result = try await CourseProgram(folder: folder).run("check", exercise.id)
    #expect(result.status == 1)
    let whole = try block(
      marked: "output of: course check find-and-toggle", in: "Tutorials/README.md")
    #expect(whole == result.output.trimmingCharacters(in: .newlines))
    let excerpt = try block(marked: "excerpt of: course check find-and-toggle", in: "README.md")
    #expect(result.output.contains(excerpt))
  }
}

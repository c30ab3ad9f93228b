import Exercises
import Foundation
import Testing

@testable import Judging

@Suite("The lesson of a chapter")
struct LessonTests {
  @Test(
    "has the chapter's title, and a section for each exercise, in order",
    arguments: try Lesson.all())
  func sections(of lesson: Lesson) {
    #expect(lesson.text.hasPrefix("# \(lesson.chapter.title)\n"))
    #expect(lesson.sections.map(\.title) == lesson.exercises.map(\.title))
  }

  @Test(
    "has in each section one short example, and one pointer into this workspace",
    arguments: try Lesson.all())
  func parts(of lesson: Lesson) {
    for section in lesson.sections {
      #expect(section.examples.count == 1, "\(section.title)")
      for example in section.examples {
        #expect((6...20).contains(example.count { $0 == "\n" }), "\(section.title)")
      }
      #expect(section.pointers.count == 1, "\(section.title)")
    }
  }

  @Test("links only to what is there", arguments: try Lesson.all())
  func links(of lesson: Lesson) throws {
    #expect(lesson.links.count >= lesson.exercises.count)
    for link in lesson.links {
      let path = try #require(link.removingPercentEncoding)
      let file = Lesson.folder.appending(path: path).standardizedFileURL
      #expect(FileManager.default.fileExists(atPath: file.path), "\(link)")
    }
  }

  @Test("gives no line of a solution away", arguments: try Lesson.all())
  func solutions(not lesson: Lesson) throws {
    let lines = try Lesson.course().exercises.flatMap { try $0.solution() }
      .flatMap { $0.text.split(separator: "\n") }
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0.count > 24 }
    #expect(lines.count > 100)
    #expect(lines.filter(lesson.text.contains) == [])
  }

  @Test("has code that compiles without a warning", arguments: try Lesson.all())
  func compiling(of lesson: Lesson) throws {
    let toolchain = try Toolchain()
    try expectSuccess(
      of: toolchain.compiler, on: lesson.code,
      arguments: ["-typecheck", "-parse-as-library", "-swift-version", "6", "-warnings-as-errors"]
        + toolchain.testingFlags)
  }

  @Test("has code in the format of all code here", arguments: try Lesson.all())
  func format(of lesson: Lesson) throws {
    try expectSuccess(
      of: URL(filePath: "/usr/bin/env"), on: lesson.code,
      arguments: [
        "swift", "format", "lint", "--strict",
        "--configuration", Lesson.root.appending(path: ".swift-format").path,
      ])
  }

  /// Runs a program with the path of a file that holds `code`.
  private func expectSuccess(of program: URL, on code: String, arguments: [String]) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Lesson.swift")
    try Data(code.utf8).write(to: file)
    let run = try ProgramRun.collect(
      Launch(
        program, arguments: arguments + [file.path],
        environment: ProcessInfo.processInfo.environment, in: folder, limits: .compiling))
    #expect(run.end == .exited(0), "\(run.output)")
  }
}

import Exercises
import Foundation
import TemporaryFolders
import Grading
import Judging
import Testing

@Suite("A submission")
struct SubmissionTests {
  private let folder: TemporaryFolder
  private let course: Course
  private static let code = "func total(of numbers: [Int]) -> Int { 1 }\n"

  init() throws {
    folder = try TemporaryFolder()
    course = try SampleCourse.course()
  }

  private func submissions() throws -> [Submission] {
    try Submission.all(
      in: folder.url, of: course, exercises: course.exercises.filter { $0.id == "total" })
  }

  private func answer() throws -> HandedIn.Answer {
    try #require(try submissions().first?.handedIn.first).answer
  }

  private var expected: HandedIn.Answer {
    .files([SourceFile(name: "Total.swift", content: Data(Self.code.utf8))])
  }

  @Test(
    "is read wherever its exercises lie",
    arguments: [
      "1-numbers/1-total", "7-numbers/12-total", "numbers/total", "total", "3-total",
      "MyExercises/1-numbers/1-total", "MyExercises/total",
    ])
  func layouts(path: String) throws {
    try folder.write(Self.code, to: "\(path)/Total.swift")
    #expect(try answer() == expected)
    #expect(try submissions().map(\.name) == [FileName(folder.url.lastPathComponent)])
  }

  @Test("is one of many in a folder, which are sorted by their bytes")
  func many() throws {
    for name in ["b", "a", "B", "é", "e\u{301}"] {
      try folder.write(Self.code, to: "\(name)/total/Total.swift")
    }
    try folder.write("", to: "empty/notes.txt")
    try folder.write("", to: "notes.txt")
    try folder.write(Self.code, to: ".hidden/total/Total.swift")
    let submissions = try submissions()
    #expect(submissions.map(\.name.description) == ["B", "a", "b", "empty", "e\\u{301}", "é"])
    #expect(
      submissions.map { $0.handedIn[0].answer == .nothing } == [
        false, false, false, true, false, false,
      ])
  }

  @Test("has only the files that the starter has, whatever else lies there")
  func others() throws {
    try folder.write(Self.code, to: "total/Total.swift")
    for name in ["Checks.swift", "Package.swift", "exercise.json", "total.swift", "Other.swift"] {
      try folder.write("@main enum Checks {}", to: "total/\(name)")
    }
    try folder.write("let given = 2", to: "total/Given.swift")
    let handedIn = try #require(try submissions().first?.handedIn.first)
    #expect(handedIn.answer == expected)
    #expect(handedIn.notes == ["Given.swift isn't as it was given; the course's own was used."])
  }

  @Test("is not read through a link to a file")
  func linkedFile() throws {
    try folder.write(Self.code, to: "elsewhere/Total.swift")
    try folder.write("", to: "total/README")
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.path + "/total/Total.swift",
      withDestinationPath: "../elsewhere/Total.swift")
    #expect(try answer() == .unusable(.tampered, reason: "Total.swift is a link, and not a file."))
  }

  @Test("is not read through a link to a folder")
  func linkedFolder() throws {
    try folder.write(Self.code, to: "1-numbers/elsewhere/Total.swift")
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.path + "/1-numbers/total", withDestinationPath: "elsewhere")
    #expect(
      try answer()
        == .unusable(.tampered, reason: "1-numbers/total is a link, or can't be read."))
  }

  @Test("is not read through a link to a chapter, or to another submission")
  func linkedSubmission() throws {
    try folder.write(Self.code, to: "alice/1-numbers/total/Total.swift")
    try folder.write("", to: "bob/README")
    let links = FileManager.default
    try links.createSymbolicLink(
      atPath: folder.url.path + "/bob/1-numbers", withDestinationPath: "../alice/1-numbers")
    try links.createSymbolicLink(
      atPath: folder.url.path + "/bob/MyExercises", withDestinationPath: "../alice")
    try links.createSymbolicLink(atPath: folder.url.path + "/carol", withDestinationPath: "alice")
    let submissions = try submissions()
    #expect(submissions.map(\.name.description) == ["alice", "bob"])
    #expect(submissions.last?.handedIn.first?.answer == .nothing)
  }

  @Test("does not keep the grader waiting with a pipe in place of a file")
  func pipe() throws {
    try folder.write("", to: "total/README")
    try #require(mkfifo(folder.url.path + "/total/Total.swift", 0o644) == 0)
    #expect(try answer() == .unusable(.tampered, reason: "Total.swift is no regular file."))
  }

  @Test("can't have a folder in place of a file")
  func directory() throws {
    try folder.write("", to: "total/Total.swift/README")
    #expect(
      try answer() == .unusable(.tampered, reason: "Total.swift is a folder, and not a file."))
  }

  @Test("has files of at most 256 KB")
  func size() throws {
    let largest = String(repeating: "\n", count: 256 << 10)
    try folder.write(largest, to: "total/Total.swift")
    #expect(try answer() == .files([SourceFile(name: "Total.swift", content: Data(largest.utf8))]))
    try folder.write(largest + "\n", to: "total/Total.swift")
    #expect(try answer() == .unusable(.tampered, reason: "Total.swift is larger than 256 KB."))
  }

  @Test("has files of text")
  func encoding() throws {
    try folder.write(Data([0x2F, 0x2F, 0xFF, 0xFE]), to: "total/Total.swift")
    #expect(
      try answer() == .unusable(.doesNotCompile, reason: "Total.swift is no text in UTF-8."))
  }

  @Test("can't have an exercise twice")
  func twice() throws {
    try folder.write(Self.code, to: "total/Total.swift")
    try folder.write(Self.code, to: "1-numbers/total/Total.swift")
    let reason = "The exercise was handed in twice: 1-numbers/total and total."
    #expect(try answer() == .unusable(.tampered, reason: reason))
  }

  @Test("is noted for code that reaches around the language")
  func unusual() throws {
    try folder.write("@_cdecl(\"exit\") func own() {}\n" + Self.code, to: "total/Total.swift")
    #expect(
      try submissions().first?.handedIn.first?.notes == [
        "Total.swift uses '@_cdecl', which no answer needs; look at it."
      ])
  }

  @Test("must be there")
  func missing() throws {
    #expect(throws: GradingError.self) { try submissions() }
    try folder.write("", to: "alice/notes.txt")
    #expect(throws: GradingError.self) { try submissions() }
    #expect(throws: GradingError.self) {
      try Submission.all(
        in: folder.url.appending(path: "nowhere"), of: course, exercises: course.exercises)
    }
  }
}

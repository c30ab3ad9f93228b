import Exercises
import Foundation
import TemporaryFolders
import Grading
import Judging
import Testing

/// Reports on answers that need no judge: what was handed in can't be judged, or isn't there.
@Suite("A report")
struct ReportTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func book(of names: [String]) async throws -> GradeBook {
    for name in names {
      try folder.write(Data([0xFF]), to: "submissions/\(name)/total/Total.swift")
    }
    let folder = folder
    return try await onOwnThread {
      let grader = try SampleCourse.grader(in: folder, exercises: ["total"])
      let submissions = try Submission.all(
        in: folder.url.appending(path: "submissions"), of: SampleCourse.course(),
        exercises: grader.exercises)
      return try #require(try grader.grade(submissions))
    }
  }

  @Test("as CSV has cells that no spreadsheet takes for formulas, and quotes what needs it")
  func csv() async throws {
    let names = ["=1+1", "+1", "-1", "@sum", "a,b", "a\"b", "a\nb", "plain"]
    let rows = try await book(of: names).report(as: .csv).split(separator: "\r\n")
    #expect(
      rows.map { $0.prefix { $0 != "t" } }.dropFirst().map { $0.replacing(",", with: ";") } == [
        "\"'+1\";", "\"'-1\";", "\"'=1+1\";", "\"'@sum\";", "a\\u{A}b;", "\"a\"\"b\";",
        "\"a;b\";", "plain;",
      ])
    #expect(
      rows.last
        == "plain,total,does not compile,0,5,nothing two any-total negative,Total.swift is no text in UTF-8."
    )
  }

  @Test("as JUnit is XML that can be read, with a case for each check")
  func junit() async throws {
    let report = try await book(of: ["<&>\"", "b"]).report(as: .junit)
    #expect(
      report.contains("<testsuite name=\"&lt;&amp;&gt;&quot;/total\" tests=\"4\" failures=\"4\""))
    #expect(report.split(separator: "<testcase ").count == 9)
  }

  @Test("for Gradescope hides hidden checks, and has a score for each")
  func gradescope() async throws {
    let report = try await book(of: ["a"]).report(as: .gradescope)
    struct Results: Decodable {
      struct Test: Decodable {
        let score, max_score: Int
        let name, output, visibility: String
      }
      let score: Int
      let tests: [Test]
    }
    let results = try JSONDecoder().decode(Results.self, from: Data(report.utf8))
    #expect(results.score == 0)
    #expect(results.tests.map(\.max_score) == [1, 1, 2, 1])
    #expect(results.tests.map(\.visibility) == ["visible", "visible", "visible", "hidden"])
    #expect(results.tests[0].output == "does not compile\nTotal.swift is no text in UTF-8.")
  }

  @Test("for GitHub Classroom has a test for each check")
  func classroom() async throws {
    let report = try await book(of: ["a"]).report(as: .classroom)
    struct Result: Decodable {
      struct Test: Decodable {
        let name, status, message: String
        let score: Int
      }
      let version, max_score: Int
      let status: String
      let tests: [Test]
    }
    let result = try JSONDecoder().decode(Result.self, from: Data(report.utf8))
    #expect(result.version == 1 && result.status == "fail" && result.max_score == 5)
    #expect(result.tests.map(\.name).last == "total: negative")
    #expect(result.tests.map(\.message).last == "")
  }

  @Test("is written to a file for each submission where the format is for one")
  func files() async throws {
    let book = try await book(of: ["a/../b".replacing("/", with: "-"), "é"])
    let target = folder.url.appending(path: "reports")
    let names = book.submissions.map(\.name)
    #expect(throws: GradingError.self) {
      try ReportOutput(nil, format: .gradescope, submissions: names)
    }
    try ReportOutput(target.path, format: .gradescope, submissions: names).write(book)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: target.path).sorted() == [
        "%C3%A9.json", "a-%2E%2E-b.json",
      ])
  }

  @Test("can't be written where nothing can be")
  func unwritable() throws {
    for path in [folder.url.path, folder.url.path + "/missing/report.txt"] {
      #expect(throws: GradingError.self) {
        try ReportOutput(path, format: .text, submissions: ["a"])
      }
    }
  }
}

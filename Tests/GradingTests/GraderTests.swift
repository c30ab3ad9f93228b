import Exercises
import Foundation
import TemporaryFolders
import Grading
import Judging
import Testing

@Suite("Grading")
struct GraderTests {
  private static let right = "func total(of numbers: [Int]) -> Int { numbers.reduce(0, +) }\n"
  private static let tests = """
    import Testing

    @Test func some() {
      #expect(smallest(of: []) == nil)
      #expect(smallest(of: [3, 1, 2]) == 1)
    }

    """

  private func grade(
    _ grader: Grader, in folder: TemporaryFolder, course: Course
  ) throws -> GradeBook {
    let submissions = try Submission.all(
      in: folder.url.appending(path: "submissions"), of: course, exercises: grader.exercises)
    return try #require(try grader.grade(submissions))
  }

  @Test("gives full marks, parts of them, and none")
  func marks() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.right, to: "submissions/alice/total/Total.swift")
    try folder.write(Self.tests, to: "submissions/alice/test-smallest/SmallestTests.swift")
    try folder.write(
      "func total(of numbers: [Int]) -> Int { numbers.first ?? 0 }",
      to: "submissions/bob/total/Total.swift")
    try folder.write("let x: Int = 0", to: "submissions/carol/total/Total.swift")
    let book = try await onOwnThread {
      try grade(SampleCourse.grader(in: folder), in: folder, course: SampleCourse.course())
    }
    let results = book.submissions.map {
      $0.exercises.map { "\($0.state.rawValue) \($0.earned ?? -1)" }
    }
    #expect(
      results == [
        ["passed 5", "passed 3"], ["failed 1", "skipped 0"], ["does not compile 0", "skipped 0"],
      ])
    #expect(book.submissions.map(\.points) == [8, 8, 8])
    #expect(
      book.submissions[1].exercises[0].checks.map(\.state) == [.passed, .failed, .skipped, .failed])
    #expect(book.submissions[2].exercises[0].checks.count == 4)
    #expect(book.protections.contains("limits"))
    #expect(!book.hasJudgeErrors && !book.isAllPassed)
  }

  @Test("keeps verdicts by content, and reports the same with any number of jobs")
  func keeping() async throws {
    let folder = try TemporaryFolder()
    for (name, sum) in [("a", "1"), ("b", "2"), ("c", "1")] {
      try folder.write(
        "func total(of numbers: [Int]) -> Int { \(sum) }",
        to: "submissions/\(name)/total/Total.swift")
    }
    let reports = try await onOwnThread {
      let course = try SampleCourse.course()
      return try [1, 3].map { jobs in
        let grader = try SampleCourse.grader(
          in: folder, jobs: jobs, exercises: ["total"], keeping: true)
        return try grade(grader, in: folder, course: course).report(as: .json)
      }
    }
    #expect(reports[0] == reports[1])
    let state = folder.url.appending(path: "state")
    let kept = try FileManager.default.subpathsOfDirectory(atPath: state.path)
      .filter { $0.contains("answer-") }
    // Two are the same answer.
    #expect(kept.count == 2)
  }

  @Test("believes nothing that was kept for another answer or in another context")
  func forgedState() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.right, to: "submissions/alice/total/Total.swift")
    func earned(seed: UInt64) async throws -> Int? {
      try await onOwnThread {
        let grader = try SampleCourse.grader(
          in: folder, seed: seed, exercises: ["total"], keeping: true)
        return try grade(grader, in: folder, course: SampleCourse.course()).submissions[0].earned
      }
    }
    #expect(try await earned(seed: 1) == 5)
    // A wrong answer whose fingerprint would be the same finds the verdict of the right one.
    let state = folder.url.appending(path: "state")
    let record = try #require(
      FileManager.default.subpathsOfDirectory(atPath: state.path).first { $0.contains("answer-") })
    let file = state.appending(path: record)
    let text = try String(contentsOf: file, encoding: .utf8)
    let wrong = "func total(of numbers: [Int]) -> Int { 0 }"
    let forged = text.replacing(
      Data(Self.right.utf8).base64EncodedString().replacing("/", with: "\\/"),
      with: Data(wrong.utf8).base64EncodedString().replacing("/", with: "\\/")
    ).replacing("\"state\":\"passed\"", with: "\"state\":\"failed\"")
    #expect(forged != text)
    try forged.write(to: file, atomically: true, encoding: .utf8)
    #expect(try await earned(seed: 1) == 5)
    // A record that is cut off counts for nothing.
    try text.prefix(text.count / 2).write(to: file, atomically: true, encoding: .utf8)
    #expect(try await earned(seed: 1) == 5)
    #expect(try await earned(seed: 2) == 5)
    #expect(try FileManager.default.contentsOfDirectory(atPath: state.path).count == 2)
  }

  @Test("goes on without keeping where nothing can be kept")
  func fullDisk() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.right, to: "submissions/alice/total/Total.swift")
    try folder.write("", to: "state")
    let (earned, told) = try await onOwnThread {
      let grader = try SampleCourse.grader(in: folder, exercises: ["total"], keeping: true)
      let submissions = try Submission.all(
        in: folder.url.appending(path: "submissions"), of: SampleCourse.course(),
        exercises: grader.exercises)
      var told: [String] = []
      let book = try grader.grade(submissions) {
        if case .notKept(let reason) = $0 { told.append(reason) }
      }
      return (book?.submissions.first?.earned, told)
    }
    #expect(earned == 5)
    #expect(told.count == 1)
  }

  @Test("gives no marks, and not zero, where the course's own solution does not pass")
  func judgeError() async throws {
    let folder = try TemporaryFolder()
    let copy = folder.url.appending(path: "course")
    try FileManager.default.copyItem(at: SampleCourse.folder, to: copy)
    try folder.write(
      "func total(of numbers: [Int]) -> Int { 8 }",
      to: "course/1-numbers/total/Solution/Total.swift")
    try folder.write(Self.right, to: "submissions/alice/total/Total.swift")
    let book = try await onOwnThread {
      let course = try Course(folder: copy)
      let grader = try SampleCourse.grader(in: folder, exercises: ["total"], course: course)
      return try grade(grader, in: folder, course: course)
    }
    let result = book.submissions[0].exercises[0]
    #expect(result.state == .judgeError)
    #expect(result.earned == nil && book.submissions[0].earned == nil)
    #expect(book.hasJudgeErrors)
    #expect(result.detail == "the solution of total does not pass 'nothing' here")
    #expect(book.report(as: .json).contains("\"points\" : null"))
  }

  @Test("ends when it is cancelled")
  func cancelled() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.right, to: "submissions/alice/total/Total.swift")
    let book = try await onOwnThread {
      let grader = try SampleCourse.grader(in: folder, exercises: ["total"])
      let submissions = try Submission.all(
        in: folder.url.appending(path: "submissions"), of: SampleCourse.course(),
        exercises: grader.exercises)
      let cancellation = Cancellation()
      cancellation.cancel()
      return try grader.grade(submissions, cancellation: cancellation)
    }
    #expect(book == nil)
  }

  @Test("asks other cases with another seed, and none that learners are asked")
  func seeds() throws {
    let course = try SampleCourse.course()
    let exercise = try #require(course["total"])
    let learners = Set(
      exercise.checks.flatMap { $0.queries() }.filter { $0.number > 0 }.map(\.seed))
    let first = Inquiry.graderQueries(of: exercise, seed: 1)
    #expect(
      first.map(\.check.name) == ["nothing", "two"] + Array(repeating: "any-total", count: 4) + [
        "negative"
      ])
    #expect(learners.isDisjoint(with: first.map(\.seed)))
    #expect(first == Inquiry.graderQueries(of: exercise, seed: 1))
    #expect(first != Inquiry.graderQueries(of: exercise, seed: 2))
  }

  @Test("runs tests on the right implementation several times in between the wrong ones")
  func testOrder() throws {
    let exercise = try #require(try SampleCourse.course()["test-smallest"])
    let orders = Set(
      (1...20).map { Inquiry.graderQueries(of: exercise, seed: $0).map(\.check.name) })
    #expect(orders.count > 5)
    for order in orders {
      #expect(order.sorted() == ["empty", "first", "right", "right", "right"])
    }
  }
}

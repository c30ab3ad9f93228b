import Exercises
import Foundation
import Judging
import Testing

@testable import Verification

/// With real programs: as few as show that all parts work together.
@Suite("Verifying an exercise", .serialized)
struct CourseVerificationTests {
  private let course: TemplateCourse

  init() throws {
    course = try TemplateCourse()
  }

  private func verify(records: Bool = false, triesMutants: Bool = true) throws
    -> VerificationReport
  {
    let reports = try CourseVerification(
      [course.exercise], workspace: course.workspace, workshop: TemplateCourse.workshop.get()
    ).run(records: records, triesMutants: triesMutants)
    return try #require(reports.first)
  }

  @Test("Of the template nothing is wrong once its answers are recorded, and all is counted")
  func template() throws {
    let first = try verify(records: true, triesMutants: false)
    #expect(first.faults == [])
    let recorded = try #require(try course.exercise.recordedAnswers())
    #expect(recorded.right.keys.sorted() == (1...4).map { "any-shelf \($0)" })
    #expect(recorded.wrong.keys.sorted() == ["always-empty", "anywhere", "last-only"])
    #expect(recorded.wrong["anywhere"]?.answers["one-of-three"] == "Emma, The End")
    let second = try verify()
    #expect(second.faults == [])
    #expect(second.exercise == "shelf")
    #expect(second.checks == 3)
    #expect(second.wrongAnswersCaught == 3)
    #expect(second.mutants == 2)
    #expect(second.mutantsCaught + second.mutantsRefused == 2)
    #expect(second.mutantsEqual == 0)
  }

  @Test("All that can be wrong with it is found, each by itself")
  func broken() throws {
    let solution = try course.text(of: "Solution/Shelf.swift")
    let call = "titles.filter { $0.first == letter }"
    try course.write(solution, to: "Starter/Shelf.swift")
    try course.write(solution, to: "Wrong/anywhere/Shelf.swift")
    try course.write(
      course.text(of: "Wrong/always-empty/Shelf.swift"), to: "Wrong/last-only/Shelf.swift")
    try course.replace(
      call, with: "print()\n    debugPrint()\n    return \(call)", in: "Solution/Shelf.swift")
    try course.replace(
      "\"starterFails\"",
      with: """
        "equalMutants": [
          { "line": "print()", "becomes": "", "why": "Nobody reads it." },
          { "line": "gone()", "becomes": "", "why": "It was there once." }
        ],
        "starterFails"
        """)
    try course.write(#"{ "right": {}, "wrong": {} }"#, to: "Answers.json")
    let report = try verify()
    #expect(report.wrongAnswersCaught == 1)
    #expect(report.mutantsEqual == 1)
    #expect(
      report.faults == [
        "the starter fails [], not [\"one-of-three\", \"none\"]", "the starter passes",
        "the wrong answer 'anywhere' is not caught by 'one-of-three' but by []",
        "the wrong answer 'last-only' is not caught by 'any-shelf' but by "
          + "[\"one-of-three\"]",
        "no check notices it when Shelf.swift:9 'debugPrint()' becomes ''",
        "no change that passes is recorded as 'gone()' to ''",
        "the wrong answers always-empty and last-only fail alike, and can't be told apart",
        "Answers.json is not what the answers are now; run 'course verify --record shelf'",
      ])
  }

  @Test("A solution that fails a check, has a warning or isn't always the same is no solution")
  func badSolution() throws {
    try course.replace(
      "{ $0.first == letter }", with: "{ $0.last == letter }", in: "Solution/Shelf.swift")
    try course.replace(
      "    titles.filter", with: "    let unused = 1\n    return titles.filter",
      in: "Solution/Shelf.swift")
    try course.replace(
      "    case \"none\":", with: "    case \"none\":\n      count += 1", in: "Checks/Checks.swift")
    try course.replace(
      ".count) titles", with: ".count + count - 1) titles", in: "Checks/Checks.swift")
    try course.replace("@main", with: "@MainActor var count = 0\n@main", in: "Checks/Checks.swift")
    let report = try verify(records: true)
    try #require(report.faults.count == 3)
    // Some versions of the compiler add the name of a group.
    #expect(
      report.faults[0].hasPrefix(
        "the solution has a warning: initialization of immutable value 'unused' was never used"))
    #expect(report.faults[1] == "the solution fails 'one-of-three': ")
    #expect(report.faults[2] == "the solution answers another way when it is asked again")
    #expect(try course.exercise.recordedAnswers() == nil)
  }

  @Test("A solution that does not compile is said to, with the compiler's first error")
  func solutionDoesNotCompile() throws {
    try course.replace("titles.filter", with: "title.filter", in: "Solution/Shelf.swift")
    #expect(
      try verify(records: true).faults == [
        "the solution does not compile: Shelf.swift: 8: cannot find 'title' in scope"
      ])
    #expect(try course.exercise.recordedAnswers() == nil)
  }

  @Test("A wrong answer for the compiler must not compile, and a starter that does not is declared")
  func compiler() throws {
    try course.replace("titles\n  }", with: "title\n  }", in: "Starter/Shelf.swift")
    try course.replace("[]\n", with: "nothing\n", in: "Wrong/always-empty/Shelf.swift")
    try course.replace("\"caughtBy\": \"any-shelf\"", with: "\"caughtBy\": \"compiler\"")
    #expect(
      try verify(records: true, triesMutants: false).faults == [
        "the starter does not compile: cannot find 'title' in scope",
        "the wrong answer 'always-empty' does not compile: cannot find 'nothing' in scope",
        "the wrong answer 'last-only' is not caught by 'compiler' but by [\"any-shelf\"]",
      ])
    #expect(
      try course.exercise.recordedAnswers()?.wrong["always-empty"]?.error
        == "cannot find 'nothing' in scope")
  }
}

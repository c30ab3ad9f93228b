import Exercises
import Foundation
import Testing

@testable import Judging

@Suite("Knowing a misconception again")
struct MisconceptionTests {
  private let sample: SampleExercise

  init() throws {
    let recorded = RecordedAnswers(
      right: ["any 1": "1", "any 2": "2"],
      wrong: [
        "off": .init(answers: ["any 1": "2", "any 2": "3"]),
        "same": .init(answers: ["any 2": "1"]),
        "crash": .init(answers: ["one": "(crashed)", "hidden": "no"]),
        "type": .init(error: "cannot find type 'Strin' in scope"),
      ])
    let hidden = SampleExercise.check("hidden") + #", "hidden": true"#
    sample = try SampleExercise(
      checks: [SampleExercise.check("one"), SampleExercise.check("any", cases: 2), hidden],
      wrong: ["type", "off", "same", "crash"],
      files: ["Answers.json": String(decoding: try JSONEncoder().encode(recorded), as: UTF8.self)])
  }

  private func misconception(_ replies: [Reply]) throws -> String? {
    try sample.exercise.misconception(
      of: .forLearner(of: sample.exercise), replies: replies)
  }

  @Test("An answer that says the same wherever it is wrong has the same misconception")
  func sameAnswers() throws {
    #expect(
      try misconception([.answer("one"), .answer("2"), .answer("3")]) == "You think off.")
    #expect(
      try misconception([.answer("one"), .answer("1"), .answer("1")]) == "You think same.")
  }

  @Test("What is recorded of checks that aren't asked doesn't count")
  func hidden() throws {
    #expect(
      try misconception([.crashed(message: "m"), .answer("1"), .answer("2")])
        == "You think crash.")
  }

  @Test(
    "An answer that is wrong in another way has none of them",
    arguments: [
      [.answer("one"), .answer("2"), .answer("4")], [.answer("no"), .answer("2"), .answer("3")],
      [.answer("one"), .answer("2"), .answer("2")], [.timedOut, .answer("1"), .answer("2")],
    ] as [[Reply]])
  func others(replies: [Reply]) throws {
    #expect(try misconception(replies) == nil)
  }

  @Test("A right answer has none")
  func right() throws {
    #expect(try misconception([.answer("one"), .answer("1"), .answer("2")]) == nil)
  }

  @Test("The compiler's first error is known again, warnings before it aside")
  func compilerError() throws {
    let known = Diagnostic(severity: .error, message: "cannot find type 'Strin' in scope")
    let warning = Diagnostic(severity: .warning, message: "variable was never used")
    let other = Diagnostic(severity: .error, message: "expected '}'")
    #expect(try sample.exercise.misconception(of: [warning, known]) == "You think type.")
    #expect(try sample.exercise.misconception(of: [other, known]) == nil)
    #expect(try sample.exercise.misconception(of: [warning]) == nil)
  }

  @Test("Where nothing was recorded, nothing is known")
  func noRecord() throws {
    let sample = try SampleExercise(checks: [SampleExercise.check("one")], wrong: ["off"])
    #expect(
      try sample.exercise.misconception(
        of: .forLearner(of: sample.exercise), replies: [.answer("no")]) == nil)
  }
}

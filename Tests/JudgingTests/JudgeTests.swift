import Exercises
import Foundation
import TemporaryFolders
import Testing

@testable import Judging

/// With programs for the shell.
@Suite("A verdict")
struct JudgeTests {
  private let sample: SampleExercise
  private let scratch: TemporaryFolder

  init() throws {
    scratch = try TemporaryFolder(in: Workshops.folder)
    let recorded = RecordedAnswers(
      right: [:],
      wrong: ["off": .init(answers: ["two": "to"]), "type": .init(error: "no such type")])
    sample = try SampleExercise(
      checks: [SampleExercise.check("one"), SampleExercise.check("two") + #", "points": 3"#],
      wrong: ["off", "type"],
      files: ["Answers.json": String(decoding: try JSONEncoder().encode(recorded), as: UTF8.self)])
  }

  private func verdict(
    _ answer: SourceFile, limits: Limits = .testing, cancellation: Cancellation? = nil
  ) throws -> Verdict? {
    try Judge(workshop: Workshops.shell.get(), limits: limits, scratch: scratch.url).verdict(
      on: [answer], of: sample.exercise, asking: .forLearner(of: sample.exercise),
      cancellation: cancellation)
  }

  @Test("A right answer has passed, with all points")
  func passed() throws {
    let verdict = try #require(try verdict(ShellProgram.answering()))
    #expect(verdict.exercise == "sample")
    #expect(verdict.state == .passed)
    #expect(verdict.checks.map(\.state) == [.passed, .passed])
    #expect(verdict.earned == 4 && verdict.points == 4)
    #expect(verdict.misconception == nil)
    #expect(verdict.protections.contains("limits"))
  }

  @Test("A wrong answer has failed, with the points of what passed and its misconception")
  func failed() throws {
    let verdict = try #require(try verdict(ShellProgram.answering("two) echo Hi; say to ;;")))
    #expect(verdict.state == .failed)
    #expect(verdict.earned == 1 && verdict.points == 4)
    #expect(verdict.misconception == "You think off.")
    #expect(verdict.printed == "Hi\n")
  }

  @Test("What the compiler refuses has its errors and its misconception, and no checks")
  func refused() throws {
    let verdict = try #require(
      try verdict(.answer(#"echo "$source:1:2: error: no such type"; exit 1"#)))
    #expect(verdict.state == .doesNotCompile)
    #expect(verdict.checks == [])
    #expect(verdict.diagnostics.map(\.message) == ["no such type"])
    #expect(verdict.diagnostics.map(\.line) == [1])
    #expect(verdict.misconception == "You think type.")
    #expect(verdict.points == 0)
  }

  @Test("Where the compiler itself fails, its words are passed on")
  func compilerFailed() throws {
    let verdict = try #require(try verdict(.answer("echo Sorry; exit 1")))
    #expect(verdict.state == .doesNotCompile)
    #expect(verdict.detail == "The compiler itself failed with this code: Sorry\n")
  }

  @Test("An exit with status 0 does not pass")
  func exits() throws {
    let verdict = try #require(try verdict(.answer("#!/bin/sh\nexit 0\n")))
    #expect(verdict.state == .stoppedEarly)
    #expect(verdict.earned == 0)
  }

  @Test("A run that isn't wanted any more ends at once, without a verdict")
  func cancelledRun() throws {
    let bell = try Bell()
    let cancellation = Cancellation()
    bell.cancel(cancellation)
    let start = ContinuousClock.now
    let program = ShellProgram.answering("two) \(bell.ring); exec sleep 60 ;;")
    #expect(try verdict(program, cancellation: cancellation) == nil)
    #expect(bell.hasRung)
    #expect(start.duration(to: .now) < .seconds(25))
  }

  @Test("A wish that is there before the work begins ends it, too")
  func cancelledBefore() throws {
    let cancellation = Cancellation()
    cancellation.cancel()
    #expect(try verdict(ShellProgram.answering(), cancellation: cancellation) == nil)
  }

  @Test("Nothing is left where the judge has worked")
  func cleansUp() throws {
    _ = try verdict(ShellProgram.answering())
    _ = try verdict(.answer("exit 1"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.url.path) == [])
  }

  @Test("A verdict survives being written as JSON")
  func json() throws {
    let verdict = try #require(try verdict(ShellProgram.answering("two) exit ;;")))
    let data = try JSONEncoder().encode(verdict)
    #expect(try JSONDecoder().decode(Verdict.self, from: data) == verdict)
  }
}

import Exercises
import Testing

@testable import Judging

@Suite("Comparing what a program says with what is right")
struct ComparisonTests {
  private let answer = SourceFile.answer(
    "struct Item {\n  func act() -> String {\n    fatalError()\n  }\n}\n", name: "Item.swift")

  /// The comparison of some replies, one to each query of the checks.
  private func compare(
    _ sample: SampleExercise, _ replies: [Reply], hasEnd: Bool = true
  ) -> Comparison {
    let queries = sample.exercise.checks.flatMap { $0.queries() }
    var transcript = Transcript()
    transcript.replies = replies
    transcript.hasEnd = hasEnd
    return Comparison(
      checks: sample.exercise.checks,
      inquiry: Inquiry(queries: queries, right: queries.map { $0.check.expected ?? $0.label }),
      transcript: transcript, answer: [answer])
  }

  private func oneCheck(_ reply: Reply) throws -> CheckResult {
    let sample = try SampleExercise(checks: [SampleExercise.check("one")])
    return try #require(compare(sample, [reply]).results.first)
  }

  @Test("What is right passes, and is worth its points")
  func passes() throws {
    let result = try oneCheck(.answer("one"))
    #expect(result.state == .passed)
    #expect(result.sentence == "It does.")
    #expect(result.expected == nil && result.actual == nil)
    #expect(result.earned == 1)
  }

  @Test("What isn't right fails, with what is expected beside what came, and the line")
  func fails() throws {
    let result = try oneCheck(.answer("other"))
    #expect(result.state == .failed)
    #expect(result.expected == "one")
    #expect(result.actual == "other")
    #expect(result.file == "Item.swift")
    #expect(result.line == 2)
    #expect(result.thought == "Why?")
    #expect(result.earned == 0)
  }

  @Test("An answer must be right to the letter", arguments: ["One", "one ", "on", "one\n", ""])
  func exact(text: String) throws {
    #expect(try oneCheck(.answer(text)).state == .failed)
  }

  @Test(
    "Whatever else comes has its own word",
    arguments: [
      (.timedOut, .timedOut, nil), (.limit(.stack), .limit, "stack"),
      (.limit(.memory), .limit, "memory"), (.stoppedEarly, .stoppedEarly, nil),
      (.tampered, .tampered, nil), (.notAsked, .skipped, nil),
      (.crashed(message: nil), .crashed, nil),
    ] as [(Reply, CheckResult.State, String?)])
  func otherStates(reply: Reply, state: CheckResult.State, detail: String?) throws {
    let result = try oneCheck(reply)
    #expect(result.state == state)
    #expect(result.detail == detail)
    #expect(result.line == 2)
  }

  @Test("A crash is at the line that its message names")
  func crashLine() throws {
    let message = "Exercise/Item.swift:3: Fatal error: Not today"
    let result = try oneCheck(.crashed(message: message))
    #expect(result.state == .crashed)
    #expect(result.detail == message)
    #expect(result.file == "Item.swift")
    #expect(result.line == 3)
  }

  @Test(
    "A crash in a file that isn't the learner's is at the check's line",
    arguments: [
      "Swift/ContiguousArrayBuffer.swift:600: Fatal error: Index out of range",
      "Exercise/ChecklistItem.swift:9: Fatal error: Given",
    ])
  func crashElsewhere(message: String) throws {
    let result = try oneCheck(.crashed(message: message))
    #expect(result.detail == message)
    #expect(result.line == 2)
  }

  @Test("A check that needs others is skipped until these pass, and so are those that need it")
  func needs() throws {
    let sample = try SampleExercise(checks: [
      SampleExercise.check("one"), SampleExercise.check("two", needs: ["one"]),
      SampleExercise.check("three", needs: ["two"]), SampleExercise.check("four"),
    ])
    let failing = compare(
      sample, [.answer("no"), .answer("two"), .answer("three"), .answer("four")])
    #expect(failing.results.map(\.state) == [.failed, .skipped, .skipped, .passed])
    #expect(failing.state == .failed)
    let passing = compare(
      sample, [.answer("one"), .answer("two"), .answer("no"), .answer("four")])
    #expect(passing.results.map(\.state) == [.passed, .passed, .failed, .passed])
  }

  @Test("A check with cases passes if all cases do; else the first wrong one is shown")
  func cases() throws {
    let sample = try SampleExercise(checks: [SampleExercise.check("any", cases: 3)])
    let right: [Reply] = [.answer("any 1"), .answer("any 2"), .answer("any 3")]
    #expect(compare(sample, right).results.map(\.state) == [.passed])
    let wrong = compare(sample, [right[0], .answer("x"), .answer("y")]).results
    #expect(wrong.map(\.state) == [.failed])
    #expect(wrong.map(\.expected) == ["any 2"])
    #expect(wrong.map(\.actual) == ["x"])
  }

  @Test("Checks that weren't asked have no result")
  func notInInquiry() throws {
    let sample = try SampleExercise(checks: [
      SampleExercise.check("one"), SampleExercise.check("two"),
    ])
    let queries = sample.exercise.checks[1].queries()
    var transcript = Transcript()
    transcript.replies = [.answer("two")]
    let results = Inquiry(queries: queries, right: ["two"]).results(
      of: transcript, checks: sample.exercise.checks)
    #expect(results.map(\.name) == ["two"])
  }

  @Test("All answers are right, but without the end nothing is passed")
  func noEnd() throws {
    let sample = try SampleExercise(checks: [SampleExercise.check("one")])
    #expect(compare(sample, [.answer("one")]).state == .passed)
    #expect(compare(sample, [.answer("one")], hasEnd: false).state == .stoppedEarly)
  }

  @Test("The answer as a whole is called by the gravest state")
  func gravest() throws {
    let sample = try SampleExercise(checks: (1...7).map { SampleExercise.check("c\($0)") })
    var replies: [Reply] = [
      .tampered, .stoppedEarly, .timedOut, .limit(.stack), .crashed(message: nil), .answer("no"),
      .answer("c7"),
    ]
    let states: [Verdict.State] = [
      .tampered, .stoppedEarly, .timedOut, .limit, .crashed, .failed, .passed,
    ]
    for (index, state) in states.enumerated() {
      #expect(compare(sample, replies).state == state)
      replies[index] = .answer("c\(index + 1)")
    }
  }
}

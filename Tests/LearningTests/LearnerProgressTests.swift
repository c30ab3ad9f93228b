import Exercises
import Foundation
import Learning
import Testing

@Suite("The progress")
struct LearnerProgressTests {
  private let workspace: TemporaryWorkspace
  private let learner: Learner
  private let exercise: Exercise
  private let record = "MyExercises/.progress/double.json"

  init() throws {
    workspace = try TemporaryWorkspace()
    learner = try workspace.learner()
    _ = try learner.folder.prepare()
    exercise = try #require(learner.exercise(named: "double"))
  }

  private func write(_ text: String) throws {
    try workspace.write(text, to: "MyExercises/1-numbers/1-double/Double.swift")
  }

  private func pass() throws {
    try learner.progress.notePass(of: exercise, answer: learner.folder.answer(to: exercise))
  }

  private var state: LearnerProgress.State { learner.standing(of: exercise).state }

  @Test("is what has passed, as long as it is there")
  func byContent() throws {
    #expect(state == .open)
    try write("// right\n")
    try pass()
    #expect(state == .done)
    try write("// changed\n")
    #expect(state == .changed)
    try write("// right\n")
    #expect(state == .done)
  }

  @Test("tells contents apart by their bytes")
  func bytes() throws {
    try write("// caf\u{E9}\n")
    try pass()
    try write("// cafe\u{301}\n")
    #expect(state == .changed)
  }

  @Test("asks for another check when the checks are others")
  func otherChecks() throws {
    try pass()
    var changed = SampleExercise.double
    changed.files["Checks/Checks.swift"] = "// others\n"
    try workspace.write(changed)
    let standing = learner.standing(of: exercise)
    #expect(standing.state == .checkAgain)
    #expect(!standing.hasPassed)
  }

  @Test("counts hints up to the last")
  func hints() throws {
    let numbers = try (1...4).map { _ in try learner.progress.takeHint(of: exercise) }
    #expect(numbers == [1, 2, 3, 3])
    #expect(learner.standing(of: exercise).hints == 3)
  }

  @Test("puts a damaged record aside, and loses no other")
  func damage() throws {
    let other = try #require(learner.exercise(named: "greet"))
    try pass()
    try learner.progress.notePass(of: other, answer: learner.folder.answer(to: other))
    let whole = try workspace.text(record)
    try workspace.write(String(whole.prefix(whole.count / 2)), to: record)
    let standing = learner.standing(of: exercise)
    #expect(standing.state == .open)
    #expect(standing.remarks.count == 1)
    #expect(!workspace.exists(record))
    #expect(
      try workspace.text(record + ".damaged-1") == String(whole.prefix(whole.count / 2)))
    #expect(learner.standing(of: other).state == .done)
    try pass()
    #expect(state == .done)
  }

  @Test("of a newer version stays as it is")
  func newerVersion() throws {
    let newer = #"{"version": 2, "something": "else"}"#
    try workspace.write(newer, to: record)
    #expect(learner.standing(of: exercise).remarks.count == 1)
    #expect(throws: LearningError.self) { try pass() }
    #expect(try workspace.text(record) == newer)
  }

  @Test("is not lost when several runners keep theirs at once")
  func atOnce() async throws {
    let learner = learner
    let exercise = exercise
    let count = 16
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<count {
        group.addTask {
          let file = SourceFile(name: "Double.swift", content: Data("// \(number)\n".utf8))
          try learner.progress.notePass(of: exercise, answer: [file])
        }
      }
      try await group.waitForAll()
    }
    for number in 0..<count {
      try write("// \(number)\n")
      #expect(state == .done)
    }
  }

  @Test("goes on to what is open, and comes back to what was left")
  func next() throws {
    #expect(learner.current.id == "double")
    #expect(learner.overview().next?.id == "greet")
    try pass()
    let last = try #require(learner.exercise(named: "2.1"))
    try learner.select(last)
    let overview = learner.overview()
    #expect(overview.current.id == "try-it")
    #expect(overview.summary == "1 of 3")
    #expect(overview.next?.id == "greet")
  }
}

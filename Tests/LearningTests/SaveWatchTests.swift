import Exercises
import Foundation
import Judging
import Learning
import Testing

@Suite("Watching saves")
struct SaveWatchTests {
  private let workspace: TemporaryWorkspace
  private let learner: Learner
  private let exercise: Exercise

  init() throws {
    workspace = try TemporaryWorkspace()
    learner = try workspace.learner()
    _ = try learner.folder.prepare()
    exercise = try #require(learner.exercise(named: "double"))
  }

  private func save(_ text: String) throws {
    try workspace.write(text, to: "MyExercises/1-numbers/1-double/Double.swift")
  }

  @Test("judges the latest, ends the work on what was saved before, and keeps that it has passed")
  func latest() async throws {
    try save("func double(_ number: Int) -> Int { while true {} }\n")
    let (events, continuation) = AsyncStream<WatchEvent>.makeStream()
    let watch = SaveWatch(learner: learner) { continuation.yield($0) }
    watch.watch(exercise)
    var hasBegun = false
    var states: [Verdict.State] = []
    for await event in events {
      switch event {
      case .began where !hasBegun:
        hasBegun = true
        try save("func double(_ number: Int) -> Int { 2 * number }\n")
      case .began: break
      case .ended(let report): states.append(report.verdict.state)
      case .failed(_, let reason): Issue.record("\(reason)")
      case .unreadable(_, let file): Issue.record("\(file) can't be read")
      }
      // On a busy machine the endless loop may run out of time before the save is seen.
      if let last = states.last, last != .timedOut { break }
    }
    watch.stop()
    #expect(states.last == .passed)
    #expect(learner.standing(of: exercise).state == .done)
    let runs = workspace.folder.appending(path: ".build/course/runs")
    #expect(try FileManager.default.contentsOfDirectory(atPath: runs.path) == [])
  }
}

import Exercises
import Foundation
import Judging
import Learning

/// How long a learner waits for a verdict, beside what the toolchain alone needs.
struct CourseBenchmark {
  private let workspace: URL
  private let rounds: Int

  init(workspace: URL, rounds: Int) {
    self.rounds = rounds
    self.workspace = workspace
  }

  func run(progress: (String) -> Void) throws -> [Finding] {
    let scratch = FileManager.default.temporaryDirectory
      .appending(path: "SideBySide-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let learner = try Learner(workspace: linkedWorkspace(at: scratch))
    _ = try learner.folder.prepare()
    let workshop = try learner.openJudge().workshop
    // One with nothing but Swift, one with Foundation and this workspace's model, one with tests.
    return try ["find-and-toggle", "timer-view-model", "test-moving"].flatMap { name in
      progress("saving \(name) again and again")
      guard let exercise = learner.course[name] else { return [Finding]() }
      let measurement = VerdictMeasurement(
        exercise: exercise, learner: learner, workshop: workshop, rounds: rounds)
      return try measurement.findings(scratch: scratch)
    }
  }

  /// A workspace of its own, so that nobody's exercises are touched.
  private func linkedWorkspace(at folder: URL) throws -> Workspace {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["Sources", "Tutorials"] {
      try FileManager.default.createSymbolicLink(
        at: folder.appending(path: name), withDestinationURL: workspace.appending(path: name))
    }
    return try Workspace(near: [folder])
  }
}

/// The times of one exercise.
private struct VerdictMeasurement {
  let exercise: Exercise
  let learner: Learner
  let workshop: Workshop
  let rounds: Int

  func findings(scratch: URL) throws -> [Finding] {
    let inbox = VerdictInbox()
    let watch = SaveWatch(learner: learner) { inbox.add($0) }
    defer { watch.stop() }
    watch.watch(exercise)
    _ = try inbox.next()
    var (right, wrong) = (Samples(), Samples())
    var (driven, direct, checked) = (Samples(), Samples(), Samples())
    for round in 1...rounds {
      let folder = scratch.appending(path: "by-hand-\(exercise.id)-\(round)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let answer = try exercise.solution().map { $0.adding("// Round \(round)") }
      let commands = try workshop.commands(toBuild: answer, of: exercise, in: folder)
      try driven.measure { try Self.run([commands.driver, [commands.program.path]]) }
      if !commands.direct.isEmpty {
        try direct.measure { try Self.run(commands.direct + [[commands.program.path]]) }
      }
      try right.measure {
        try save(answer)
        guard try inbox.next().state == .passed else { throw Failure(what: "did not pass") }
      }
      let broken = answer.map { $0.adding("let broken: Int = \"\(round)\"") }
      let check = try workshop.commands(toBuild: broken, of: exercise, in: folder).typeCheck
      checked.measure { try? Self.run([check]) }
      try wrong.measure {
        try save(broken)
        guard try inbox.next().state == .doesNotCompile else { throw Failure(what: "compiled") }
      }
    }
    let quickest = direct.median > 0 ? min(driven.median, direct.median) : driven.median
    return [
      Finding(
        "\(exercise.id), from save to verdict",
        [
          .init("swiftc", driven.median * 1_000, "ms"),
          .init("compiler and linker directly", direct.median * 1_000, "ms"),
          .init("save to verdict", right.median * 1_000, "ms"),
        ],
        ratio: right.median / quickest, meaning: "verdict ÷ the quickest", aim: 1.15),
      Finding(
        "\(exercise.id), from save to a compile error",
        [
          .init("swiftc -typecheck", checked.median * 1_000, "ms"),
          .init("save to error", wrong.median * 1_000, "ms"),
        ],
        ratio: wrong.median / checked.median, meaning: "error ÷ type-check"),
    ]
  }

  private func save(_ answer: [SourceFile]) throws {
    let place = learner.folder.place(of: exercise)
    for file in answer {
      try file.content.write(to: place.appending(path: file.name), options: .atomic)
    }
  }

  private static func run(_ commands: [[String]]) throws {
    for command in commands {
      let process = Process()
      process.executableURL = URL(filePath: command[0])
      process.arguments = Array(command.dropFirst())
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      guard process.terminationStatus == 0 else {
        throw Failure(what: "\(command[0]) has failed")
      }
    }
  }

  private struct Failure: LocalizedError {
    let what: String
    var errorDescription: String? { "the answer \(what)" }
  }
}

extension SourceFile {
  fileprivate func adding(_ line: String) -> SourceFile {
    SourceFile(name: name, content: content + Data("\n\(line)\n".utf8))
  }
}

// The condition guards the only state.
/// Verdicts that come from another thread.
nonisolated private final class VerdictInbox: @unchecked Sendable {
  private let condition = NSCondition()
  private var results: [Result<Verdict, JudgeError>] = []

  func add(_ event: WatchEvent) {
    condition.withLock {
      switch event {
      case .began, .unreadable: return
      case .ended(let report): results.append(.success(report.verdict))
      case .failed(_, let reason): results.append(.failure(JudgeError(reason)))
      }
      condition.signal()
    }
  }

  /// Waits for a verdict.
  func next() throws -> Verdict {
    try condition.withLock {
      while results.isEmpty { condition.wait() }
      return try results.removeFirst().get()
    }
  }
}

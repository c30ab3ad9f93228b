import Foundation
import TerminalUI

/// Random bytes and sizes into a program on a pseudo-terminal, which has to answer all the time and
/// to quit in the end.
public struct ProcessKeyTrial {
  /// What came of it.
  public struct Outcome: Sendable {
    /// What was counted.
    public var counts = KeyCounts()
    /// Bytes that the program has written.
    public var written = 0
    /// The longest time that it took to answer, in seconds.
    public var slowest: TimeInterval = 0
    /// What went wrong; `nil` if nothing did.
    public var problem: String?
    /// The last bytes that were typed, if something went wrong.
    public var lastBytes: [UInt8] = []
  }

  private static let bytesOfOneLife = 20_000
  private static let bytesOfOnePiece = 500
  private static let secondsToAnswer: TimeInterval = 20
  /// What a program writes before the first screen, and before each one of another size.
  private static let clear = "\u{1B}[2J"
  /// What `compare --live` shows when the screens differ.
  private static let signOfDifference = "✗"
  /// How an app may end before it is asked to: by `q`, Ctrl-C or Ctrl-\.
  private static let ends: Set<JobState> = [
    .exited(0), .exited(128 + SIGINT), .exited(128 + SIGQUIT),
  ]

  private let program: Program
  private let stage: Stage
  private let count: Int
  private let seed: UInt64

  /// Creates a trial with at least `count` bytes.
  public init(program: Program, stage: Stage, count: Int, seed: UInt64) {
    self.program = program
    self.stage = stage
    self.count = count
    self.seed = seed
  }

  /// Sends the bytes, until something goes wrong.
  ///
  /// - Parameter progress: told how many bytes are done.
  public func run(progress: (Int) -> Void = { _ in }) throws(TrialError) -> Outcome {
    var random = RandomSteps(seed: seed)
    var outcome = Outcome()
    while outcome.problem == nil, outcome.counts.bytes < count {
      let job = try stage.start(program)
      // Else the first screen could be taken for the answer to the first change of size.
      job.wait { job.hasWritten(Self.clear) || job.state.isEnd }
      outcome.counts.launches += 1
      let end = outcome.counts.bytes + Self.bytesOfOneLife
      while outcome.problem == nil, !job.state.isEnd, outcome.counts.bytes < min(end, count) {
        send(to: job, from: &random, outcome: &outcome)
        progress(outcome.counts.bytes)
      }
      if outcome.problem == nil { outcome.problem = quit(job) }
      outcome.written += job.outputCount
    }
    return outcome
  }

  private func send(to job: TerminalJob, from random: inout RandomSteps, outcome: inout Outcome) {
    let piece = bytes(from: &random)
    outcome.lastBytes = outcome.lastBytes.suffix(2_000) + piece
    outcome.counts.bytes += piece.count
    job.forgetOutput()
    job.type(piece)
    let start = ProcessInfo.processInfo.systemUptime
    var isAnswered = isDone(job) { job.hasTypedAll }
    if job.hasWritten(Self.signOfDifference) { outcome.problem = "the screens differ" }
    job.forgetOutput()
    // Another size: the same one again needs no answer.
    var size = job.size
    while size == job.size { size = random.size() }
    job.resize(to: size)
    outcome.counts.resizes += 1
    isAnswered = isAnswered && isDone(job) { job.hasWritten(Self.clear) }
    outcome.slowest = max(outcome.slowest, ProcessInfo.processInfo.systemUptime - start)
    if !isAnswered {
      let typed = job.hasTypedAll ? "all" : "not all"
      outcome.problem = """
        no answer within \(Self.secondsToAnswer) s; it is \(job.state), and took \(typed) of the bytes
        """
    } else if job.state.isEnd, !Self.ends.contains(job.state) {
      outcome.problem = "it ends with \(job.state)"
    }
  }

  /// Waits for something, or for the end; a job that was stopped goes on.
  private func isDone(_ job: TerminalJob, _ condition: () -> Bool) -> Bool {
    job.wait(seconds: Self.secondsToAnswer) {
      if job.state == .stopped { job.goOn() }
      return job.state.isEnd || condition()
    }
  }

  private func bytes(from random: inout RandomSteps) -> [UInt8] {
    var piece: [UInt8] = []
    let sign = Array(Self.signOfDifference.utf8)
    while piece.count < Self.bytesOfOnePiece { piece += random.next().bytes }
    // The sign must come from the program.
    return Data(piece).range(of: Data(sign)) == nil ? piece : []
  }

  /// Leaves whatever the app is in the middle of, and quits it; returns what is wrong, if anything.
  private func quit(_ job: TerminalJob) -> String? {
    var tries = 0
    while !job.state.isEnd, tries < 50 {
      // A paste ends, and then a lone ESC is a key only after a while.
      job.type("\u{1B}[201~\u{1B}")
      job.wait(seconds: 0.1)
      job.type("q")
      _ = job.wait(seconds: 0.5) {
        if job.state == .stopped { job.goOn() }
        return job.state.isEnd
      }
      tries += 1
    }
    return Self.ends.contains(job.state) ? nil : "it does not quit: \(job.state)"
  }
}

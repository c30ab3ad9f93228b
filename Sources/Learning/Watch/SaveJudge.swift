import Exercises
import Foundation
import Judging

// The condition guards all that changes.
/// Judges what was saved last, on a thread of its own; a newer content ends the work on an older one.
final class SaveJudge: @unchecked Sendable {
  private struct Job {
    let answer: [SourceFile]
    let exercise: Exercise
    let cancellation = Cancellation()
  }

  private let learner: Learner
  private let deliver: @Sendable (WatchEvent) -> Void
  private let condition = NSCondition()
  private var waiting: Job?
  private var running: Job?
  private var isStopped = false
  private var hasEnded = false

  private static let secondsToEnd = 2.0

  /// Creates a judge that waits for the first content.
  init(learner: Learner, deliver: @escaping @Sendable (WatchEvent) -> Void) {
    self.learner = learner
    self.deliver = deliver
    let thread = Thread { [self] in run() }
    thread.name = "judge"
    // The compiler's messages are read on it, and nothing that goes deep.
    thread.stackSize = 1 << 20
    thread.start()
  }

  /// Judges a content, in place of all before.
  func judge(_ answer: [SourceFile], to exercise: Exercise) {
    condition.withLock {
      running?.cancellation.cancel()
      waiting = Job(answer: answer, exercise: exercise)
      condition.signal()
    }
  }

  /// Forgets what isn't judged yet.
  func cancel() {
    condition.withLock {
      running?.cancellation.cancel()
      waiting = nil
    }
  }

  /// Ends the work, and the learner's program with it.
  func stop() {
    condition.withLock {
      isStopped = true
      running?.cancellation.cancel()
      condition.broadcast()
      let deadline = Date(timeIntervalSinceNow: Self.secondsToEnd)
      while !hasEnded, condition.wait(until: deadline) {}
    }
  }

  private func run() {
    var judge: Judge?
    while let job = nextJob() {
      deliver(.began(job.exercise.id))
      do {
        let open = try judge ?? learner.openJudge()
        judge = open
        let report = try learner.check(
          job.answer, to: job.exercise, by: open, cancellation: job.cancellation)
        if let report { deliver(.ended(report)) }
      } catch {
        deliver(.failed(job.exercise.id, reason: error.reason))
      }
    }
    judge?.close()
    condition.withLock {
      hasEnded = true
      condition.broadcast()
    }
  }

  private func nextJob() -> Job? {
    condition.withLock {
      running = nil
      while waiting == nil && !isStopped { condition.wait() }
      guard !isStopped else { return nil }
      running = waiting
      waiting = nil
      return running
    }
  }
}

import Exercises
import Foundation

// The lock guards all that changes.
/// Reads an answer's files again and again, and has each new content judged.
public final class SaveWatch: AnswerWatching, @unchecked Sendable {
  private let learner: Learner
  private let judge: SaveJudge
  private let deliver: @Sendable (WatchEvent) -> Void
  private let lock = NSLock()
  private var watched: (exercise: Exercise, reader: AnswerReader)?
  private var isStopped = false

  /// How long a save can go unnoticed: less than anybody can see, and next to no work.
  private static let interval = 0.02

  /// Begins to watch nothing yet.
  ///
  /// - Parameter deliver: Is told what happens, on some thread.
  public init(learner: Learner, deliver: @escaping @Sendable (WatchEvent) -> Void) {
    self.learner = learner
    self.deliver = deliver
    judge = SaveJudge(learner: learner, deliver: deliver)
    let thread = Thread { [self] in run() }
    thread.name = "watch"
    thread.start()
  }

  /// Watches this exercise from now on; its present content is judged at once.
  public func watch(_ exercise: Exercise) {
    let place = learner.folder.place(of: exercise)
    let names = (try? exercise.answerNames()) ?? []
    judge.cancel()
    lock.withLock {
      watched = (exercise, AnswerReader(files: names.map { place.appending(path: $0) }))
    }
  }

  /// Ends all work; returns when it has ended.
  public func stop() {
    lock.withLock { isStopped = true }
    judge.stop()
  }

  private func run() {
    while !lock.withLock({ isStopped }) {
      look()
      Thread.sleep(forTimeInterval: Self.interval)
    }
  }

  private func look() {
    lock.withLock {
      guard let change = watched?.reader.next(), let exercise = watched?.exercise else { return }
      switch change {
      case .saved(let answer): judge.judge(answer, to: exercise)
      case .unreadable(let file):
        judge.cancel()
        deliver(.unreadable(exercise.id, file: file))
      }
    }
  }
}

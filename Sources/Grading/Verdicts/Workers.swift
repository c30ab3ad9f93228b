import Foundation

// The lock guards all that changes.
/// Threads that share pieces of work which are independent of each other.
final class Workers<Result: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  private let work: @Sendable (Int) -> Result
  private var results: [Result?]
  private var next = 0
  private var done = 0

  private init(count: Int, work: @escaping @Sendable (Int) -> Result) {
    results = Array(repeating: nil, count: count)
    self.work = work
  }

  /// Does all pieces of work, and returns what came of them in their order.
  ///
  /// - Parameter progress: Called on this thread with how many are done.
  static func results(
    count: Int, threads: Int, progress: (Int) -> Void, work: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    let workers = Workers(count: count, work: work)
    for _ in 0..<min(threads, count) {
      let thread = Thread { workers.work(until: count) }
      thread.stackSize = 4 << 20
      thread.start()
    }
    workers.wait(until: count, progress: progress)
    return workers.condition.withLock { workers.results.compactMap { $0 } }
  }

  private func work(until end: Int) {
    while let index = take(before: end) {
      let result = work(index)
      condition.withLock {
        results[index] = result
        done += 1
        condition.signal()
      }
    }
  }

  private func take(before end: Int) -> Int? {
    condition.withLock {
      guard next < end else { return nil }
      next += 1
      return next - 1
    }
  }

  private func wait(until count: Int, progress: (Int) -> Void) {
    var shown = 0
    while shown < count {
      condition.lock()
      while done == shown { condition.wait() }
      shown = done
      condition.unlock()
      progress(shown)
    }
  }
}

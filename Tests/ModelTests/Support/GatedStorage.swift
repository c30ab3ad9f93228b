import Foundation
import Model

/// A storage whose saves wait until the test lets them go on, one by one.
// Sendable although it changes: all that changes is guarded by the lock.
final class GatedStorage: Storage, @unchecked Sendable {
  private let lock = NSLock()
  private let begun = DispatchSemaphore(value: 0)
  private let gate = DispatchSemaphore(value: 0)
  private var values: [Int] = []
  private var problem: StorageProblem?

  /// All that was saved, in order.
  var saved: [Int] { lock.withLock { values } }

  /// Waits until a save has begun; it stands before the gate then.
  func waitForSave() { begun.wait() }

  /// Lets a save through, now or when it comes, and makes it fail if a problem is given.
  func letThrough(failingWith problem: StorageProblem? = nil) {
    lock.withLock { self.problem = problem }
    gate.signal()
  }

  func load() throws(StorageProblem) -> Int? { saved.last }

  func save(_ value: Int) throws(StorageProblem) {
    begun.signal()
    gate.wait()
    if let problem = lock.withLock({ problem }) { throw problem }
    lock.withLock { values.append(value) }
  }

  func setAside() throws(StorageProblem) { lock.withLock { values = [] } }
}

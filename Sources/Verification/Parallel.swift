import Foundation

/// Work on several elements at once, as many as the machine has cores.
enum Parallel {
  /// The results in the order of the elements.
  ///
  /// - Throws: The first error, by the order of the elements.
  static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ transform: @Sendable (Element) throws -> Result
  ) throws -> [Result] {
    let results = ResultList<Result>(count: elements.count)
    DispatchQueue.concurrentPerform(iterations: elements.count) { index in
      results.set(Swift.Result { try transform(elements[index]) }, at: index)
    }
    return try results.all.map { try $0.get() }
  }
}

// The lock guards the only state.
/// Results that come from several threads.
private final class ResultList<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var results: [Result<Value, any Error>?]

  init(count: Int) {
    results = Array(repeating: nil, count: count)
  }

  func set(_ result: Result<Value, any Error>, at index: Int) {
    lock.withLock { results[index] = result }
  }

  var all: [Result<Value, any Error>] { lock.withLock { results.compactMap { $0 } } }
}

// The lock guards the only state.
/// A number that several threads count up.
final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var value = 0

  /// Counts one more, and returns how many there are.
  func next() -> Int {
    lock.withLock {
      value += 1
      return value
    }
  }
}

import Foundation

// The lock guards the only state.
/// Where threads leave what the main thread takes.
final class Inbox<Element: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var elements: [Element] = []

  func put(_ element: Element) {
    lock.withLock { elements.append(element) }
  }

  /// Takes all that is there, in its order.
  func takeAll() -> [Element] {
    lock.withLock {
      defer { elements = [] }
      return elements
    }
  }
}

/// Keeps a value in memory: a file that needs no disk, for tests and for scripts.
public final class MemoryStorage<Value>: Storage {
  /// What is kept.
  public private(set) var value: Value?

  /// Creates a storage that keeps `value`.
  public init(_ value: Value? = nil) {
    self.value = value
  }

  /// The value kept.
  public func load() throws(StorageProblem) -> Value? { value }

  /// Keeps `value`.
  public func save(_ value: Value) throws(StorageProblem) { self.value = value }

  /// Forgets the value.
  public func setAside() throws(StorageProblem) { value = nil }
}

/// Where a value is kept between two runs of an app.
public protocol Storage<Value>: AnyObject {
  /// What is kept.
  associatedtype Value

  /// The value kept, or `nil` if none was ever saved.
  ///
  /// - Throws: ``StorageProblem`` if there is something that can't be read. It is left as it is.
  func load() throws(StorageProblem) -> Value?

  /// What can be read nevertheless of what ``load()`` can't, or `nil` if nothing can.
  func salvage() -> Salvage<Value>?

  /// Keeps `value` in place of what was kept before: all of it, or, on an error, none.
  func save(_ value: Value) throws(StorageProblem)

  /// Moves what can't be read out of the way, without losing it.
  func setAside() throws(StorageProblem)

  /// Keeps `value` in another place, since its own can't be written; returns where, or `nil` if
  /// there is no such place.
  func saveCopy(_ value: Value) -> String?

  /// Tells, without waiting, how the last save that has ended went.
  func check() throws(StorageProblem)

  /// Waits until everything is kept for good.
  func finish() throws(StorageProblem)
}

/// What a storage needs not say that reads all or nothing, and whose `save` returns when all is done.
extension Storage {
  /// Finds nothing: what is kept is read as a whole or not at all.
  public func salvage() -> Salvage<Value>? { nil }

  /// Has no other place.
  public func saveCopy(_ value: Value) -> String? { nil }

  /// Finds nothing wrong: `save` has thrown already if anything is.
  public func check() throws(StorageProblem) {}

  /// Returns at once: there is nothing to wait for.
  public func finish() throws(StorageProblem) {}
}

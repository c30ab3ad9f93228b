import Model

/// A storage whose troubles a test decides, and which takes note of what it is asked.
final class StandInStorage<Value>: Storage {
  /// What is kept; `load` gives it back.
  var value: Value?
  /// What `load` throws, until the trouble is set aside.
  var loadProblem: StorageProblem?
  /// What `save` throws.
  var saveProblem: StorageProblem?
  /// What `setAside` throws.
  var setAsideProblem: StorageProblem?

  /// All that was saved, in order.
  private(set) var saved: [Value] = []
  /// How often `save` was called, well or ill.
  private(set) var saveCount = 0
  /// How often what can't be read was moved aside.
  private(set) var setAsideCount = 0

  init(_ value: Value? = nil) {
    self.value = value
  }

  func load() throws(StorageProblem) -> Value? {
    if let loadProblem { throw loadProblem }
    return value
  }

  func save(_ value: Value) throws(StorageProblem) {
    saveCount += 1
    if let saveProblem { throw saveProblem }
    self.value = value
    saved.append(value)
  }

  func setAside() throws(StorageProblem) {
    if let setAsideProblem { throw setAsideProblem }
    setAsideCount += 1
    loadProblem = nil
  }
}

extension StorageProblem {
  static let damaged = StorageProblem(.unreadable, path: "/list", reason: "It is damaged.")
  static let diskFull = StorageProblem(.unsaved, path: "/list", reason: "The disk is full.")
}

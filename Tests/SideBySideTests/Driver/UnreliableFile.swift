import Model

/// A file in memory that can be damaged, and whose disk can be full.
final class UnreliableFile<Value>: Storage {
  /// What the file holds, if it isn't damaged.
  var value: Value?
  /// Whether the file can't be read.
  var isDamaged = false
  /// Whether the file can't be written.
  var isDiskFull = false
  /// How many damaged files were moved aside.
  private(set) var filesSetAside = 0

  /// What was saved elsewhere, the last copy last.
  private(set) var copies: [Value] = []

  private let path: String

  init(path: String) {
    self.path = path
  }

  func load() throws(StorageProblem) -> Value? {
    if isDamaged { throw StorageProblem(.unreadable, path: path, reason: "It is damaged.") }
    return value
  }

  func save(_ value: Value) throws(StorageProblem) {
    if isDiskFull { throw StorageProblem(.unsaved, path: path, reason: "The disk is full.") }
    self.value = value
    isDamaged = false
  }

  func saveCopy(_ value: Value) -> String? {
    copies.append(value)
    return "/elsewhere/\(copies.count).plist"
  }

  func setAside() throws(StorageProblem) {
    isDamaged = false
    value = nil
    filesSetAside += 1
  }
}

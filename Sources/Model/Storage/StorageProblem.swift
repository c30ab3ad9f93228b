/// What is wrong with a file, told so that the user knows what to do.
public struct StorageProblem: Error, Hashable, Sendable {
  /// The kinds of trouble.
  public enum Kind: Hashable, Sendable {
    /// The file is there and can't be read. Nothing is written over it.
    case unreadable
    /// The file can't be written.
    case unsaved
  }

  /// The kind of trouble.
  public let kind: Kind
  /// The file.
  public let path: String
  /// Why, in the system's words.
  public let reason: String
  /// Where a copy of what could not be saved is, if there is one.
  public var copyPath: String?

  /// Creates a problem.
  public init(_ kind: Kind, path: String, reason: String) {
    self.kind = kind
    self.path = path
    self.reason = reason
  }

  /// What happened, where, and what the app does about it.
  public var message: String {
    switch kind {
    case .unreadable:
      "Can't read \(path): \(reason) The file is kept as it is, and nothing is saved until you "
        + "choose “\(remedy)”." + (copyNote.map { " " + $0 } ?? "")
    case .unsaved:
      "Can't save \(path): \(reason) "
        + (copyNote ?? "Your changes are kept here. “\(remedy)” saves a copy elsewhere if it must.")
    }
  }

  /// What would be lost by quitting now, and what would not.
  var lastWords: String {
    ["\(path): \(reason)", copyNote].compactMap { $0 }.joined(separator: " ")
  }

  private var copyNote: String? {
    copyPath.map { "A copy with your changes is in \($0)." }
  }

  /// What the user can do about it, in the words of a button.
  public var remedy: String {
    switch kind {
    case .unreadable: "Move it aside and save here"
    case .unsaved: "Save again"
    }
  }
}

import Foundation

/// A file that is replaced as a whole: after a crash at any moment, it is the old or the new one.
struct AtomicFile {
  private let url: URL

  /// Creates a file at `url`, or where the symbolic link at `url` leads.
  init(url: URL) {
    self.url = url.resolvingSymlinksInPath()
  }

  private var folder: URL { url.deletingLastPathComponent() }

  /// Puts `data` in place of what the file holds.
  ///
  /// - Throws: the system's error; a link that leads nowhere is one too, and stays. So does whatever
  ///   else is no ordinary file.
  func write(_ data: Data) throws {
    if url.isSymbolicLink { throw CocoaError(.fileReadNoSuchFile) }
    try url.checkIsRegularFileIfThere()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // First, since they may be what fills the disk.
    removeLeftovers()
    let new = folder.appending(path: newNamePrefix + UUID().uuidString + Self.newNameSuffix)
    do {
      try write(data, toNew: new)
      guard rename(new.path, url.path) == 0 else { throw POSIXError.last }
    } catch {
      try? FileManager.default.removeItem(at: new)
      throw error
    }
    // The new name is on the disk only when its folder is; not every file system can say so.
    try? synchronizeFolder()
  }

  private func write(_ data: Data, toNew new: URL) throws {
    let descriptor = open(new.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw POSIXError.last }
    defer { close(descriptor) }
    // As long as this process lives and writes, the file is no leftover.
    _ = flock(descriptor, LOCK_EX | LOCK_NB)
    try data.withUnsafeBytes { try append($0, to: descriptor) }
    try keepMode(for: new)
    guard fsync(descriptor) == 0 else { throw POSIXError.last }
  }

  private func append(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let buffer = UnsafeRawBufferPointer(rebasing: rest)
      let count = Foundation.write(descriptor, buffer.baseAddress, buffer.count)
      if count < 0, errno != EINTR { throw POSIXError.last }
      rest = rest.dropFirst(max(0, count))
    }
  }

  private func keepMode(for new: URL) throws {
    let files = FileManager.default
    guard let mode = try? files.attributesOfItem(atPath: url.path)[.posixPermissions] else {
      return
    }
    try files.setAttributes([.posixPermissions: mode], ofItemAtPath: new.path)
  }

  private func synchronizeFolder() throws {
    let descriptor = open(folder.path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw POSIXError.last }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw POSIXError.last }
  }

  // MARK: Leftovers

  private var newNamePrefix: String { ".\(url.lastPathComponent)." }
  private static let newNameSuffix = ".new"

  /// Removes the new files of processes that ended before they could put them in place.
  private func removeLeftovers() {
    let files = FileManager.default
    let names = (try? files.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names where isNewName(name) {
      let new = folder.appending(path: name)
      if isLeftover(new) { try? files.removeItem(at: new) }
    }
  }

  private func isNewName(_ name: String) -> Bool {
    guard name.hasPrefix(newNamePrefix), name.hasSuffix(Self.newNameSuffix) else { return false }
    let middle = name.dropFirst(newNamePrefix.count).dropLast(Self.newNameSuffix.count)
    return UUID(uuidString: String(middle)) != nil
  }

  /// Whether nobody writes the file any more: the system lifts a lock when a process ends.
  private func isLeftover(_ new: URL) -> Bool {
    let descriptor = open(new.path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return flock(descriptor, LOCK_EX | LOCK_NB) == 0
  }
}

extension POSIXError {
  /// The error of the last system call that failed.
  static var last: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}

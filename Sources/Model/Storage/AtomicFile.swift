import Foundation

/// A file that is replaced as a whole: after a crash at any moment, it is the old or the new one.
struct AtomicFile {
  private let url: URL

  /// Creates a file at `url`, or where the symbolic link at `url` leads.
  init(url: URL) {
    self.url = url.resolvingSymlinksInPath()
  }

  /// Puts `data` in place of what the file holds.
  ///
  /// - Throws: the system's error; a link that leads nowhere is one too, and stays.
  func write(_ data: Data) throws {
    if url.isSymbolicLink { throw CocoaError(.fileReadNoSuchFile) }
    let folder = url.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let name = ".\(url.lastPathComponent).\(UUID().uuidString).new"
    let new = folder.appending(path: name)
    do {
      try data.write(to: new, options: .withoutOverwriting)
      try keepMode(for: new)
      try synchronize(new)
      guard rename(new.path, url.path) == 0 else { throw POSIXError.last }
    } catch {
      try? FileManager.default.removeItem(at: new)
      throw error
    }
    // The new name is on the disk only when its folder is; not every file system can say so.
    try? synchronize(folder)
  }

  private func keepMode(for new: URL) throws {
    let files = FileManager.default
    guard let mode = try? files.attributesOfItem(atPath: url.path)[.posixPermissions] else {
      return
    }
    try files.setAttributes([.posixPermissions: mode], ofItemAtPath: new.path)
  }

  private func synchronize(_ url: URL) throws {
    let descriptor = open(url.path, O_RDONLY)
    guard descriptor >= 0 else { throw POSIXError.last }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw POSIXError.last }
  }
}

extension POSIXError {
  /// The error of the last system call that failed.
  static var last: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}

import Foundation

/// Lets one runner at a time change a folder; the others wait.
struct FolderLock {
  let folder: URL

  /// Does something that nobody else may do meanwhile.
  ///
  /// The system frees the lock of a process that ends, however it ends.
  func whileLocked<Result>(_ body: () throws -> Result) throws -> Result {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: ".lock")
    let descriptor = open(file.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw LearningError.system("open", file) }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw LearningError.system("lock", file) }
    }
    return try body()
  }
}

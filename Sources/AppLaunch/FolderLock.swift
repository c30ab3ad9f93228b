import Foundation

/// Keeps a second app out of a folder while one works there, so that neither overwrites what the
/// other saves.
///
/// The system lifts the lock when the process ends, however it ends.
final class FolderLock {
  /// Another app works in the folder.
  struct Taken: Error, CustomStringConvertible {
    /// The folder.
    var folder: URL
    /// Which app, as it has said itself.
    var owner: String

    /// What to do, for the user.
    var description: String {
      """
      \(owner) has the files in \(folder.path) open. Quit it first, or choose another folder with \
      --data DIR.
      """
    }
  }

  private let descriptor: Int32

  /// Locks a folder, which is made if it is missing.
  ///
  /// Where the lock's file can't be made, nothing can be saved either, and there is no need for one.
  init(folder: URL, owner: String) throws(Taken) {
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.appending(path: ".lock").path
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
      close(descriptor)
      let owner = (try? String(contentsOf: URL(filePath: path), encoding: .utf8)) ?? ""
      throw Taken(folder: folder, owner: owner.isEmpty ? "Another app" : owner)
    }
    let name = Data("\(owner) (process \(ProcessInfo.processInfo.processIdentifier))".utf8)
    _ = ftruncate(descriptor, 0)
    _ = name.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }
}

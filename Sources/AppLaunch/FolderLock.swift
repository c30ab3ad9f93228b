import Foundation

/// Keeps a second app out of the files while one works on them, so that neither overwrites what the
/// other saves.
///
/// The policy for two apps on one file: the second does not start, and says which app has the files
/// open and what to do. Changes of two are never merged, so none is lost silently. What is locked is
/// each folder that a file is saved in, the data folder and where links in it lead, however it is
/// reached. The system lifts the locks when the process ends, however it ends.
final class FolderLock {
  /// Another app works on the files.
  struct Taken: Error, CustomStringConvertible {
    /// The folder that both would save in.
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

  private var descriptors: [Int32] = []

  /// Locks the folders that an app's files are saved in; the data folder is made if it is missing.
  init(_ data: DataFolder, owner: String) throws(Taken) {
    try? FileManager.default.createDirectory(at: data.url, withIntermediateDirectories: true)
    for folder in Self.folders(of: data) { try lock(folder, owner: owner) }
  }

  deinit {
    for descriptor in descriptors { close(descriptor) }
  }

  /// Each folder once: a process that locks one twice would stand in its own way.
  private static func folders(of data: DataFolder) -> [URL] {
    let files = [data.checklist, data.fasts].map { $0.resolvingSymlinksInPath() }
    let folders =
      [data.url.resolvingSymlinksInPath()] + files.map { $0.deletingLastPathComponent() }
    let paths = Set(folders.map(\.absoluteURL.path)).sorted()
    return paths.map { URL(filePath: $0, directoryHint: .isDirectory) }
  }

  private static let nameFile = ".lock"

  /// Locks a folder, and a file in it that tells others who did.
  ///
  /// The folder's own lock needs no permission to write; the file's works on a network, where folders
  /// can't be locked. Where neither can be opened, nothing can be saved either.
  private func lock(_ folder: URL, owner: String) throws(Taken) {
    let name = folder.appending(path: Self.nameFile).path
    try lock(open(folder.path, O_RDONLY | O_CLOEXEC), in: folder)
    let file = open(name, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o600)
    try lock(file, in: folder)
    if file < 0 { return }
    let line = Data("\(owner) (process \(ProcessInfo.processInfo.processIdentifier))".utf8)
    _ = ftruncate(file, 0)
    _ = line.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
  }

  private func lock(_ descriptor: Int32, in folder: URL) throws(Taken) {
    if descriptor < 0 { return }
    descriptors.append(descriptor)
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
      throw Taken(folder: folder, owner: Self.owner(of: folder))
    }
  }

  private static func owner(of folder: URL) -> String {
    let name = folder.appending(path: nameFile)
    let line = (try? String(contentsOf: name, encoding: .utf8)) ?? ""
    return line.isEmpty ? "Another app" : line
  }
}

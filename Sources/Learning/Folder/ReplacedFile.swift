import Foundation

/// A file that is written as a whole: after a crash at any moment, it is the old or the new one.
struct ReplacedFile {
  let url: URL

  /// Puts `content` in place of what is there.
  func write(_ content: Data) throws {
    let folder = url.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let new = folder.appending(path: ".new-\(UUID())")
    do {
      try content.write(to: new)
      try synchronize(new)
      guard rename(new.path, url.path) == 0 else { throw LearningError.system("write", url) }
    } catch {
      try? FileManager.default.removeItem(at: new)
      throw error
    }
  }

  private func synchronize(_ file: URL) throws {
    let handle = try FileHandle(forUpdating: file)
    try handle.synchronize()
    try handle.close()
  }
}

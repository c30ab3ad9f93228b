import Foundation

/// A folder that is removed together with the last reference to it.
final class TemporaryFolder {
  let url: URL

  init() throws {
    // The real path, as the one of macOS leads through a link.
    url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "verification-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Writes a file, and makes its folders.
  func write(_ text: String, to path: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// The content of a file.
  func text(of path: String) throws -> String {
    try String(contentsOf: url.appending(path: path), encoding: .utf8)
  }
}

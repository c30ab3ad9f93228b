import Foundation

/// A folder for a test's files, which is removed together with the last reference to it.
public final class TemporaryFolder: Sendable {
  /// The folder.
  public let url: URL

  /// Makes a folder in another; in the one for temporary files unless said.
  public init(in parent: URL = FileManager.default.temporaryDirectory) throws {
    // The real path, as the one of macOS leads through a link.
    url = parent.resolvingSymlinksInPath().appending(path: "test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Writes a file, and makes the folders above it.
  public func write(_ content: Data, to path: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try content.write(to: file)
  }

  /// Writes a file, and makes the folders above it.
  public func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  /// The content of a file.
  public func text(of path: String) throws -> String {
    try String(contentsOf: url.appending(path: path), encoding: .utf8)
  }
}

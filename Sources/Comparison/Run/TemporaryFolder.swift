import Foundation

/// A folder that is there as long as it is held.
public nonisolated final class TemporaryFolder: Sendable {
  /// The folder.
  public let url: URL

  /// Makes a folder.
  ///
  /// - Throws: the system's error if there is no place for it.
  public init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "SideBySide-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }
}

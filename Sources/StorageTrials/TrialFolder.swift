import Foundation

/// A temporary folder of a trial's own, which goes with this object.
public final class TrialFolder {
  /// The folder.
  public let url: URL

  /// Makes a new folder.
  public init() throws {
    url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "trial-storage-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }
}

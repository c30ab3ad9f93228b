import Foundation

/// A folder of its own for a test, which goes when the test is over.
final class TemporaryFolder {
  let url: URL

  init() throws {
    // Temporary folders are often behind a link; tests of links need a path without one.
    url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "StorageTrialTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Where a file of this name is, or would be.
  func file(_ name: String = "Checklist.plist") -> URL {
    url.appending(path: name)
  }

  /// Makes a file.
  @discardableResult
  func write(_ bytes: Data, to name: String = "Checklist.plist") throws -> URL {
    try bytes.write(to: file(name))
    return file(name)
  }

  /// Makes a folder.
  @discardableResult
  func makeFolder(_ name: String) throws -> URL {
    try FileManager.default.createDirectory(at: file(name), withIntermediateDirectories: true)
    return file(name)
  }

  /// Makes a symbolic link.
  @discardableResult
  func link(_ name: String, to destination: String) throws -> URL {
    try FileManager.default.createSymbolicLink(
      atPath: file(name).path, withDestinationPath: destination)
    return file(name)
  }

  /// Where a symbolic link leads, or `nil` if there is none of that name.
  func destination(of name: String) -> String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: file(name).path)
  }

  /// The names of all that is in the folder, hidden or not.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }
}

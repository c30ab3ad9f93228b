import Foundation

/// A folder that is removed together with the last reference to it.
final class TemporaryFolder {
  let path: String

  init() throws {
    let name = "confinement-\(UUID().uuidString)"
    let url = FileManager.default.temporaryDirectory.appending(path: name)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    // Programs are told the real path, and that of macOS leads through a link.
    let realPath = realpath(url.path, nil)
    defer { free(realPath) }
    path = realPath.map { String(cString: $0) } ?? url.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The names of what is in it.
  var contents: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path) }
  }

  /// Writes a file that everybody may read; returns its path.
  func write(_ text: String, to name: String) throws -> String {
    let file = "\(path)/\(name)"
    try text.write(toFile: file, atomically: false, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file)
    return file
  }
}

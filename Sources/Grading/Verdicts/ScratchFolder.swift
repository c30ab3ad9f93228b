import Foundation

/// A folder for what is needed only while this process runs.
///
/// Those of processes that were killed are removed by the next that needs one.
public struct ScratchFolder: Sendable {
  /// The folder.
  public let url: URL

  private static let prefix = "course-grade-"

  /// Creates a folder in another one.
  public init(near parent: URL) throws {
    url = parent.appending(path: "\(Self.prefix)\(getpid())-\(UUID())")
    Self.removeAbandoned(in: parent)
    try FileManager.default.createDirectory(
      at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
  }

  /// Removes it with all that is in it.
  public func remove() {
    try? FileManager.default.removeItem(at: url)
  }

  private static func removeAbandoned(in parent: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
    for name in names where name.hasPrefix(prefix) {
      guard let process = pid_t(name.dropFirst(prefix.count).prefix { $0 != "-" }),
        kill(process, 0) != 0, errno == ESRCH
      else { continue }
      try? FileManager.default.removeItem(at: parent.appending(path: name))
    }
  }
}

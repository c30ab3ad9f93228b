import Foundation

@testable import Judging

/// The workshops of all tests, which work in one folder for as long as the tests run.
enum Workshops {
  /// The folder of this package, where this file's own place leads.
  static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The one with this machine's compiler.
  static let real = Result {
    try Workshop(workspace: workspace, cache: cache("real"), toolchain: Toolchain())
  }

  /// The one whose compiler takes programs for the shell; see `ShellToolchain`.
  static let shell = Result {
    try Workshop(workspace: workspace, cache: cache("shell"), toolchain: .shell)
  }

  /// A workspace whose sources are those of this package.
  static let workspace: URL = {
    let workspace = folder.appending(path: "workspace")
    try? FileManager.default.createDirectory(at: workspace, withIntermediateDirectories: true)
    try? FileManager.default.createSymbolicLink(
      at: workspace.appending(path: "Sources"),
      withDestinationURL: package.appending(path: "Sources"))
    return workspace
  }()

  /// A folder for compiled parts.
  static func cache(_ name: String) -> URL { folder.appending(path: "cache-\(name)") }

  /// The folder of all that the tests write.
  static let folder: URL = {
    atexit { try? FileManager.default.removeItem(at: Workshops.folder) }
    // The real path, as the one of macOS leads through a link.
    return FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "judging-\(UUID().uuidString)")
  }()
}

extension Toolchain {
  /// The compiler that takes programs for the shell.
  static let shell = Toolchain(
    compiler: Workshops.package.appending(path: "Tests/JudgingTests/ShellToolchain/bin/swiftc"))
}

extension Limits {
  /// For programs that end soon on any machine, and would be waited for too long otherwise.
  static let testing = Limits(
    processorSeconds: 1, waitSeconds: 60, memory: 256 << 20, output: 64 << 10, fileSize: 1 << 20,
    openFiles: 64, processes: 0, stack: 8 << 20)
}

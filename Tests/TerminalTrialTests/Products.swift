import Foundation
import TerminalTrials
import Testing

/// Tests that wait for processes, one after the other.
@Suite("Processes", .serialized)
enum ProcessTests {}

/// Gets what has to be waited for on a thread of its own, so that no other test has to wait.
func onOwnThread<Value: Sendable>(
  _ body: @escaping @Sendable () throws -> Value
) async throws -> Value {
  try await withCheckedThrowingContinuation { continuation in
    Thread { continuation.resume(with: Result(catching: body)) }.start()
  }
}

/// The programs that were built with the tests.
enum Products {
  /// The folder with the programs.
  static let folder: URL = {
    #if os(macOS)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? Bundle.main
      return bundle.bundleURL.deletingLastPathComponent()
    #else
      return Bundle.main.bundleURL
    #endif
  }()

  /// A stage for the programs.
  static func makeStage() throws -> Stage {
    try Stage(products: folder, shell: [folder.appending(path: "trial-terminal").path, "run-job"])
  }

  /// Runs a program without a terminal; returns its exit status and all that it has printed.
  static func run(
    _ name: String, _ arguments: [String], input: Data = Data()
  ) async throws -> (status: Int32, output: Data, errors: Data) {
    try await onOwnThread { try runHere(name, arguments, input: input) }
  }

  private static func runHere(
    _ name: String, _ arguments: [String], input: Data
  ) throws -> (status: Int32, output: Data, errors: Data) {
    let process = Process()
    process.executableURL = folder.appending(path: name)
    process.arguments = arguments
    // Files, because a pipe that is not read would stop the program.
    let files = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: files) }
    process.environment = ProcessInfo.processInfo.environment.merging([
      "HOME": files.path, "CFFIXED_USER_HOME": files.path,
    ]) { $1 }
    let urls = ["in", "out", "err"].map { files.appending(path: $0) }
    try input.write(to: urls[0])
    for url in urls[1...] { try Data().write(to: url) }
    process.standardInput = try FileHandle(forReadingFrom: urls[0])
    process.standardOutput = try FileHandle(forWritingTo: urls[1])
    process.standardError = try FileHandle(forWritingTo: urls[2])
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, try Data(contentsOf: urls[1]), try Data(contentsOf: urls[2]))
  }
}

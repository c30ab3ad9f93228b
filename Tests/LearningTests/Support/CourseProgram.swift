import Foundation

/// The program `course` as a learner runs it.
struct CourseProgram {
  let folder: URL

  struct Result {
    let status: Int32
    let output: String
    let errors: String
  }

  /// Runs it to its end, on a thread of its own, so that no other test has to wait.
  func run(_ arguments: String...) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      Thread {
        continuation.resume(with: Swift.Result { try runHere(Self.program, arguments) })
      }.start()
    }
  }

  /// Runs `swift` in the folder.
  func swift(_ arguments: String...) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      Thread {
        continuation.resume(
          with: Swift.Result { try runHere(URL(filePath: "/usr/bin/env"), ["swift"] + arguments) })
      }.start()
    }
  }

  private func runHere(_ program: URL, _ arguments: [String]) throws -> Result {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let files = FileManager.default.temporaryDirectory.appending(path: "course-\(UUID())")
    try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: files) }
    process.environment = ProcessInfo.processInfo.environment.merging([
      "HOME": files.path, "CFFIXED_USER_HOME": files.path,
    ]) { $1 }
    // Files, because a pipe that is not read would stop the program.
    let (output, errors) = (files.appending(path: "out"), files.appending(path: "err"))
    for file in [output, errors] { try Data().write(to: file) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: try String(contentsOf: output, encoding: .utf8),
      errors: try String(contentsOf: errors, encoding: .utf8))
  }

  private static let program: URL = {
    #if os(macOS)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? Bundle.main
      let products = bundle.bundleURL.deletingLastPathComponent()
    #else
      let products = Bundle.main.bundleURL
    #endif
    return products.appending(path: "course")
  }()
}

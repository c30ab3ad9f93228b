import Foundation

/// A process of this trial's own, whose output goes to a file, so that nobody has to read it while
/// it runs and nothing of it is lost when it is killed.
struct Child {
  /// How a process ended.
  enum End: Hashable {
    /// It returned a status.
    case exited(Int32)
    /// A signal ended it.
    case killed(Int32)
  }

  private let process = Process()
  private let output: URL

  /// Starts a program.
  init(_ program: URL, arguments: [String], input: URL? = nil, output: URL) throws {
    self.output = output
    _ = FileManager.default.createFile(atPath: output.path, contents: nil)
    process.executableURL = program
    process.arguments = arguments
    process.standardInput = try input.map(FileHandle.init(forReadingFrom:)) ?? FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  /// Kills the process with SIGKILL, which it can't notice.
  func kill() {
    _ = Foundation.kill(process.processIdentifier, SIGKILL)
  }

  /// Waits until the process has ended.
  func wait() -> End {
    process.waitUntilExit()
    let status = process.terminationStatus
    return process.terminationReason == .exit ? .exited(status) : .killed(status)
  }

  /// The whole lines that the process wrote.
  func lines() throws -> [Substring] {
    let text = String(decoding: try Data(contentsOf: output), as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return Array(lines.dropLast())
  }
}

import Foundation

/// An executable while it runs.
struct RunningExecutable {
  private let process: Process
  private let input = Pipe()
  private let output = Pipe()
  private let errors = Pipe()

  /// Starts a process.
  init(_ process: Process) throws {
    self.process = process
    // Without this, writing to a process that has ended would end the tests.
    signal(SIGPIPE, SIG_IGN)
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    try process.run()
  }

  /// Writes to standard input; to a process that has ended, nothing.
  func write(_ text: String) throws {
    guard !text.isEmpty else { return }
    try? input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
  }

  /// Waits until the process reads its standard input, since more is written than a pipe holds.
  func waitUntilReading() throws {
    try write("#" + String(repeating: " ", count: 200_000) + "\n")
  }

  /// Closes standard input, and waits for the end.
  func finish() throws -> Executable.Outcome {
    try input.fileHandleForWriting.close()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    let errors = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Executable.Outcome(
      status: process.terminationStatus, data: data,
      errors: String(decoding: errors, as: UTF8.self))
  }
}

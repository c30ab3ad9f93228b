import Foundation

/// The end of a program: what it printed, errors included, and its exit status.
struct Outcome: Sendable {
  var output: String
  var status: Int32
}

/// Runs a program of this package, which is built beside the tests.
func run(_ product: String, _ arguments: String..., input: String = "") throws -> Outcome {
  try run(productsFolder.appending(path: product), arguments, input: input)
}

/// Runs a program to its end.
func run(_ program: URL, _ arguments: [String], input: String = "") throws -> Outcome {
  // A file and not a pipe: a program that ends before it has read all can't break it.
  let inputFile = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  try Data(input.utf8).write(to: inputFile)
  defer { try? FileManager.default.removeItem(at: inputFile) }

  let process = Process()
  let pipe = Pipe()
  // A program's peak of memory begins with what its parent has at once. A page measures its own, and
  // this process may be large; a shell that waits for it is small.
  process.executableURL = URL(filePath: "/bin/sh")
  process.arguments = ["-c", #""$0" "$@"; exit $?"#, program.path] + arguments
  process.standardInput = try FileHandle(forReadingFrom: inputFile)
  process.standardOutput = pipe
  process.standardError = pipe
  try process.run()
  let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
  process.waitUntilExit()
  return Outcome(
    output: String(decoding: output, as: UTF8.self), status: process.terminationStatus)
}

private final class TestBundleMarker {}

/// The folder of what was built: on macOS the tests are a bundle in it, on Linux a program in it.
private var productsFolder: URL {
  #if os(macOS)
    Bundle(for: TestBundleMarker.self).bundleURL.deletingLastPathComponent()
  #else
    Bundle.main.bundleURL
  #endif
}

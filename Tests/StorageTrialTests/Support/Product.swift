import Foundation

/// A program of this package, run as a user would.
enum Product: String, CaseIterable {
  case mvcApp = "mvc-app"
  case mvvmApp = "mvvm-app"
  case trialStorage = "trial-storage"

  static let apps = [mvcApp, mvvmApp]

  /// Where the build has put it: beside these tests.
  var url: URL {
    #if os(Linux)
      let tests = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    #else
      let bundles = Bundle.allBundles.map(\.bundleURL)
      let tests = bundles.first { $0.pathExtension == "xctest" } ?? Bundle.main.bundleURL
    #endif
    return tests.deletingLastPathComponent().appending(path: rawValue)
  }

  /// What came of a run.
  struct Result {
    var status: Int32
    var output: String
    var error: String
  }

  /// Runs it to its end.
  ///
  /// - Parameter blocks: How many half kilobytes a file may have, if there is a limit: for a program
  ///   it is like a disk that is full.
  func run(_ arguments: [String], input: String = "", fileLimit blocks: Int? = nil) throws -> Result
  {
    let process = try Running(self, arguments, fileLimit: blocks)
    try process.start()
    try process.end(input: input)
    return process.result()
  }
}

/// A program that runs until its input ends.
final class Running {
  let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let error = Pipe()
  private let home: TemporaryFolder

  /// Creates a run with a home of its own: what can't be saved is saved there.
  init(_ product: Product, _ arguments: [String], fileLimit blocks: Int? = nil) throws {
    home = try TemporaryFolder()
    process.environment = ProcessInfo.processInfo.environment.merging([
      "HOME": home.url.path, "CFFIXED_USER_HOME": home.url.path,
    ]) { $1 }
    let limit = blocks.map { "ulimit -f \($0); " } ?? ""
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", limit + "exec \"$@\"", "sh", product.url.path] + arguments
    process.standardInput = input
    process.standardOutput = output
    process.standardError = error
  }

  /// Starts it, with no signal blocked or ignored.
  func start() throws {
    // The thread of a test blocks signals, and a program that it starts would inherit that.
    var (none, former) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &former)
    defer { pthread_sigmask(SIG_SETMASK, &former, nil) }
    signal(SIGXFSZ, SIG_DFL)
    try process.run()
  }

  /// Gives it its input, all there will be.
  func end(input text: String) throws {
    // A program that has ended already reads nothing.
    signal(SIGPIPE, SIG_IGN)
    try? input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try input.fileHandleForWriting.close()
  }

  func kill() {
    _ = Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Waits for its end.
  func result() -> Product.Result {
    let output = output.fileHandleForReading.readDataToEndOfFile()
    let error = error.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Product.Result(
      status: process.terminationStatus, output: String(decoding: output, as: UTF8.self),
      error: String(decoding: error, as: UTF8.self))
  }
}

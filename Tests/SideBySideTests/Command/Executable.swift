import Foundation

/// One of the executables that were built with the tests.
struct Executable {
  /// What a run came to.
  struct Outcome {
    /// The exit status.
    var status: Int32
    /// What was written to standard output, as bytes.
    var data: Data
    /// What was written to standard error.
    var errors: String

    /// What was written to standard output.
    var output: String { String(decoding: data, as: UTF8.self) }
    /// The output's lines.
    var lines: [Substring] { output.split(separator: "\n", omittingEmptySubsequences: false) }
  }

  private let url: URL
  private let home: URL

  /// Creates an executable by its name.
  ///
  /// - Parameter home: where it finds its user's files, which must not be the real ones.
  init(_ name: String, home: URL) {
    url = Self.folder.appending(path: name)
    self.home = home
  }

  /// The folder of the test bundle, where the executables are too.
  private static var folder: URL {
    let bundle = Bundle(for: Marker.self).bundleURL
    // On Linux the tests are no bundle but an executable, and this is its folder.
    return bundle.pathExtension == "xctest" ? bundle.deletingLastPathComponent() : bundle
  }

  /// A class whose bundle is that of the tests.
  private final class Marker {}

  /// Runs the executable to its end.
  func run(_ arguments: String..., input: String = "") throws -> Outcome {
    let running = try start(arguments)
    try running.write(input)
    return try running.finish()
  }

  /// Starts the executable with its standard input open.
  func start(_ arguments: [String]) throws -> RunningExecutable {
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    process.environment = [
      "HOME": home.path, "CFFIXED_USER_HOME": home.path, "XDG_DATA_HOME": home.path,
      "TERM": "xterm-256color", "LANG": "en_US.UTF-8", "TZ": "UTC",
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "",
    ].merging(Self.libraryPaths) { own, _ in own }
    return try RunningExecutable(process)
  }

  /// Where the toolchain's libraries are, if the environment says so.
  private static var libraryPaths: [String: String] {
    ProcessInfo.processInfo.environment.filter { name, _ in
      name.hasPrefix("DYLD_") || name == "LD_LIBRARY_PATH"
    }
  }
}

import Foundation

/// The Swift compiler of this machine.
public struct Toolchain: Hashable, Sendable {
  /// The compiler's driver.
  public let compiler: URL

  /// Finds the compiler: the one that `xcrun` names, or the first in `PATH`.
  public init(environment: [String: String] = ProcessInfo.processInfo.environment)
    throws(JudgeError)
  {
    guard let compiler = Self.find("swiftc", environment: environment) else {
      throw JudgeError(
        "there is no Swift compiler in PATH; install a toolchain from https://swift.org/install")
    }
    self.compiler = compiler
  }

  /// Takes a compiler.
  init(compiler: URL) {
    self.compiler = compiler
  }

  /// Its version, in its own words.
  public func version() throws(JudgeError) -> String {
    let run = try ProgramRun.collect(
      Launch(
        compiler, arguments: ["--version"], environment: ProcessInfo.processInfo.environment,
        in: URL(filePath: "/"), limits: .compiling))
    guard run.end == .exited(0) else {
      throw JudgeError("\(compiler.path) does not run: \(run.output)")
    }
    return run.output.split(whereSeparator: \.isNewline).first.map(String.init) ?? "unknown"
  }

  /// What tells this toolchain from others, and from its own next version.
  var identity: String {
    get throws {
      let frontend = compiler.resolvingSymlinksInPath()
      let attributes = try FileManager.default.attributesOfItem(atPath: frontend.path)
      var fingerprint = Fingerprint()
      fingerprint.add(frontend.path)
      fingerprint.add("\(attributes[.size] ?? 0) \(attributes[.modificationDate] ?? 0)")
      return "toolchain-\(fingerprint)"
    }
  }

  /// The files that a compiled program needs to see.
  var neededToRun: [String] {
    ["/usr", "/lib", "/lib64", root.appending(path: "lib/swift").path]
      .filter { FileManager.default.fileExists(atPath: $0) }
  }

  /// The folder of the toolchain that has `bin` and `lib`.
  public var root: URL {
    compiler.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
  }

  /// What the compiler needs to make macros of Swift Testing.
  var testingFlags: [String] {
    #if os(macOS)
      let platform = root.appending(path: "../../../Platforms/MacOSX.platform/Developer")
        .standardizedFileURL.path
      return [
        "-F", "\(platform)/Library/Frameworks", "-I", "\(platform)/usr/lib",
        "-plugin-path", root.appending(path: "lib/swift/host/plugins/testing").path,
      ]
    #else
      ["-plugin-path", root.appending(path: "lib/swift/host/plugins/testing").path]
    #endif
  }

  private static func find(_ name: String, environment: [String: String]) -> URL? {
    #if os(macOS)
      let xcrun = Launch(
        URL(filePath: "/usr/bin/xcrun"), arguments: ["--find", name], environment: environment,
        in: URL(filePath: "/"), limits: .compiling)
      if let run = try? ProgramRun.collect(xcrun), run.end == .exited(0) {
        return URL(filePath: run.output.trimmingCharacters(in: .whitespacesAndNewlines))
      }
    #endif
    return environment["PATH", default: ""].split(separator: ":").lazy
      .map { URL(filePath: String($0)).appending(path: name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}

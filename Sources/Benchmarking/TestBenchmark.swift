import Foundation

/// What the tests of the controllers and those of the view models cost, and what they reach.
struct TestBenchmark {
  private let workspace: URL
  private let suites = [
    Suite(pattern: "MVC", target: "MVCTests", logic: "Sources/MVC/", files: "Controller.swift"),
    Suite(pattern: "MVVM", target: "MVVMTests", logic: "Sources/MVVM/", files: "ViewModel.swift"),
  ]

  private struct Suite {
    var pattern: String
    var target: String
    var logic: String
    var files: String
  }

  init(workspace: URL) {
    self.workspace = workspace
  }

  func run(progress: (String) -> Void) throws -> [Finding] {
    let scratch = FileManager.default.temporaryDirectory
      .appending(path: "SideBySide-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    progress("building the tests of each pattern alone")
    let builds = try suites.map { try buildAlone($0, scratch: scratch) }
    progress("building all tests with coverage, which takes minutes")
    let coverage = scratch.appending(path: "coverage").path
    try swift("build", "--build-tests", "--enable-code-coverage", "--scratch-path", coverage)
    var runs: [Double] = []
    var shares: [Double] = []
    for suite in suites {
      progress("running \(suite.target)")
      let output = try swift(
        "test", "--skip-build", "--enable-code-coverage", "--scratch-path", coverage, "--filter",
        "^\(suite.target)\\.")
      runs.append(try secondsOfTests(in: output))
      shares.append(try shareCovered(of: suite, scratch: coverage))
    }
    let setUp = try suites.map { Double(try linesOfSetUp(of: $0)) }
    let withoutScreen = try zip(suites, shares).map { try buildsScreens($0) ? 0 : $1 }
    return [
      comparison("Tests, built alone", builds, "s", "MVVM ÷ MVC"),
      comparison("Tests, run alone", runs, "s", "MVVM ÷ MVC"),
      comparison("Tests, lines of set-up", setUp, "lines", "MVVM ÷ MVC"),
      comparison("Presentation logic that they cover", shares, "%", "MVVM ÷ MVC"),
      Finding(
        "Of that, without a screen",
        zip(suites, withoutScreen).map { Finding.Figure($0.pattern, $1, "%") }),
    ]
  }

  private func comparison(
    _ name: String, _ values: [Double], _ unit: String, _ meaning: String
  ) -> Finding {
    Finding(
      name, zip(suites, values).map { Finding.Figure($0.pattern, $1, unit) },
      ratio: values[1] / values[0], meaning: meaning)
  }

  private func buildAlone(_ suite: Suite, scratch: URL) throws -> Double {
    var samples = Samples()
    let folder = scratch.appending(path: suite.target).path
    try samples.measure {
      try swift("build", "--target", suite.target, "--scratch-path", folder)
    }
    return samples.median
  }

  /// The seconds that Swift Testing itself reports.
  private func secondsOfTests(in output: String) throws -> Double {
    guard let match = output.firstMatch(of: /Test run with .* passed after ([0-9.]+) seconds/),
      let seconds = Double(match.1)
    else { throw Failure(what: "the tests did not pass", output: output) }
    return seconds
  }

  /// The texts of a suite's test files.
  private func texts(of suite: Suite) throws -> [String] {
    let folder = workspace.appending(path: "Tests/\(suite.target)")
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix("Tests.swift") }
      .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
  }

  private func buildsScreens(_ suite: Suite) throws -> Bool {
    try texts(of: suite).contains { $0.contains("import TerminalUI") }
  }

  private func linesOfSetUp(of suite: Suite) throws -> Int {
    try texts(of: suite).reduce(0) { sum, text in
      let setUp = text.split(separator: "// MARK: Set-up").last?
        .split(separator: "// MARK: Tests").first
      let lines = setUp?.split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) } ?? []
      return sum + lines.count
    }
  }

  // MARK: Coverage

  private struct Coverage: Decodable {
    struct Run: Decodable {
      var files: [File]
    }
    struct File: Decodable {
      var filename: String
      var summary: Summary
    }
    struct Summary: Decodable {
      var lines: Lines
    }
    struct Lines: Decodable {
      var count: Int
      var covered: Int
    }
    var data: [Run]
  }

  private func shareCovered(of suite: Suite, scratch: String) throws -> Double {
    let path = try swift("test", "--show-codecov-path", "--scratch-path", scratch)
    let url = URL(filePath: path.trimmingCharacters(in: .whitespacesAndNewlines))
    let coverage = try JSONDecoder().decode(Coverage.self, from: Data(contentsOf: url))
    let files = coverage.data.flatMap(\.files).filter {
      $0.filename.contains(suite.logic) && $0.filename.hasSuffix(suite.files)
    }
    let count = files.reduce(0) { $0 + $1.summary.lines.count }
    let covered = files.reduce(0) { $0 + $1.summary.lines.covered }
    return count == 0 ? 0 : 100 * Double(covered) / Double(count)
  }

  // MARK: The toolchain

  private struct Failure: LocalizedError {
    var what: String
    var output: String
    var errorDescription: String? { "\(what):\n\(output.suffix(2_000))" }
  }

  @discardableResult
  private func swift(_ arguments: String...) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swift"] + arguments
    process.currentDirectoryURL = workspace
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self)
    guard process.terminationStatus == 0 else {
      throw Failure(what: "swift \(arguments.joined(separator: " ")) failed", output: text)
    }
    return text
  }
}

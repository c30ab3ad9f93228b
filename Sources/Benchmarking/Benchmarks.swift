import Foundation

/// All that is measured of the two patterns in one run.
public struct Benchmarks {
  private let executable: URL
  private let workspace: URL?

  /// Creates the benchmarks.
  ///
  /// - Parameters:
  ///   - executable: The program that runs them, which is started again to measure memory.
  ///   - workspace: The package's folder, to measure its tests; `nil` leaves them out.
  public init(executable: URL, workspace: URL?) {
    self.executable = executable
    self.workspace = workspace
  }

  /// Measures how long a learner of the course waits for a verdict.
  ///
  /// - Parameters:
  ///   - workspace: The package's folder.
  ///   - progress: told what is measured now.
  public static func ofCourse(
    in workspace: URL, progress: (String) -> Void
  ) throws -> [Finding] {
    try CourseBenchmark(workspace: workspace).run(progress: progress)
  }

  /// Measures everything.
  ///
  /// - Parameter progress: told what is measured now.
  public func run(progress: (String) -> Void) throws -> [Finding] {
    var findings = TapBenchmark().run(progress: progress)
    findings += OutputBenchmark().run()
    findings += try FileBenchmark().run(progress: progress)
    findings += try MemoryBenchmark(executable: executable).run(progress: progress)
    if let workspace {
      findings += try TestBenchmark(workspace: workspace).run(progress: progress)
    }
    return findings
  }
}

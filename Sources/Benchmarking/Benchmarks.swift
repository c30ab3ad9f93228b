import Foundation

/// All that is measured of the two patterns in one run.
public struct Benchmarks {
  private let executable: URL
  private let workspace: URL?
  private let rounds: Int

  /// Creates the benchmarks.
  ///
  /// - Parameters:
  ///   - executable: The program that runs them, which is started again to measure memory.
  ///   - workspace: The package's folder, to measure its tests; `nil` leaves them out.
  ///   - rounds: How often each slow thing is done, of which the median counts.
  public init(executable: URL, workspace: URL?, rounds: Int) {
    self.executable = executable
    self.workspace = workspace
    self.rounds = rounds
  }

  /// Measures how long a learner of the course waits for a verdict.
  ///
  /// - Parameters:
  ///   - workspace: The package's folder.
  ///   - rounds: How often each thing is done, of which the median counts.
  ///   - progress: told what is measured now.
  public static func ofCourse(
    in workspace: URL, rounds: Int, progress: (String) -> Void
  ) throws -> [Finding] {
    try CourseBenchmark(workspace: workspace, rounds: rounds).run(progress: progress)
  }

  /// Measures everything.
  ///
  /// - Parameter progress: told what is measured now.
  public func run(progress: (String) -> Void) throws -> [Finding] {
    var findings = TapBenchmark().run(progress: progress)
    findings += OutputBenchmark().run()
    findings += try FileBenchmark(rounds: rounds).run(progress: progress)
    findings += try MemoryBenchmark(executable: executable).run(progress: progress)
    if let workspace {
      findings += try TestBenchmark(workspace: workspace).run(progress: progress)
    }
    return findings
  }
}

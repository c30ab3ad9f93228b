import Comparison
import Foundation

/// Where programs are started for a trial: never on the files of whoever runs it.
public final class Stage {
  private let products: URL
  private let shell: [String]
  private let folder: TemporaryFolder
  private var number = 0

  /// Creates a stage.
  ///
  /// - Parameters:
  ///   - products: The folder with the programs.
  ///   - shell: The command that calls ``JobShell/run(_:)``.
  /// - Throws: the system's error if there is no place for temporary files.
  public init(products: URL, shell: [String]) throws {
    self.products = products
    self.shell = shell
    folder = try TemporaryFolder()
  }

  /// Starts a program without any data and waits until it has taken the terminal over.
  public func start(_ program: Program) throws(TrialError) -> TerminalJob {
    number += 1
    let data = folder.url.appending(path: "\(number)")
    return try start(program.command(in: products, data: data))
  }

  /// Starts a command and waits until it has taken the terminal over, or has ended.
  public func start(_ command: [String]) throws(TrialError) -> TerminalJob {
    var environment = ProcessInfo.processInfo.environment
    // What the programs save elsewhere, when they can't save, goes with this folder.
    for name in ["TMPDIR", "HOME", "CFFIXED_USER_HOME"] { environment[name] = folder.url.path }
    // A program that crashes is to end, not to show where and to wait for a key, unless wanted.
    environment["SWIFT_BACKTRACE"] = environment["SWIFT_BACKTRACE"] ?? "enable=no"
    let job = try TerminalJob(command, shell: shell, environment: environment)
    let alternateScreen = 1049
    job.wait { job.modes.changed.contains(alternateScreen) || job.state.isEnd }
    return job
  }
}

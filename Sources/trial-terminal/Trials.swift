import Foundation
import TerminalTrials

/// What `trial-terminal` does with its options.
struct Trials {
  /// The argument with which this program is the shell of a job.
  static let shellArgument = "run-job"

  var options: TrialOptions

  /// Runs the trials, and returns the exit status.
  func run() -> Int32 {
    do {
      let shell = [Self.program.path, Self.shellArgument]
      let stage = try Stage(products: Self.products, shell: shell)
      var isWell = true
      if options.trial != .exits { isWell = try tryKeys(on: stage) }
      if options.trial != .keys { isWell = try tryExits(on: stage) && isWell }
      return isWell ? 0 : 1
    } catch let error as TrialError {
      return fail(error.description)
    } catch {
      return fail(error.localizedDescription)
    }
  }

  private static let program = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
  private static let products = program.deletingLastPathComponent()

  private var programs: [Program] { options.program.map { [$0] } ?? Program.allCases }

  private func fail(_ message: String) -> Int32 {
    FileHandle.standardError.write(Data("error: \(message)\n".utf8))
    return 1
  }

  // MARK: Keys

  private func tryKeys(on stage: Stage) throws -> Bool {
    var isWell = options.program != nil || tryKeysInProcess()
    for program in programs {
      isWell = try tryKeys(in: program, on: stage) && isWell
    }
    return isWell
  }

  private func tryKeysInProcess() -> Bool {
    let progress = TrialProgress(title: "both patterns", total: options.count)
    let outcome = KeyTrial(count: options.count, seed: options.seed).run(progress: progress.show)
    progress.clear()
    let counts = outcome.counts
    let isWell = outcome.shortest.isEmpty
    print(
      """
      \(isWell ? "✓" : "✗") both patterns: \(counts.bytes) bytes, \(counts.events) events, \
      \(counts.resizes) sizes, \(counts.launches) launches; \(counts.screens) screens compared, \
      \(isWell ? "all equal" : "the last one differs") (\(progress.seconds))
      """)
    if isWell { return true }
    print("The shortest way found to see it, from apps without data:\n")
    for step in outcome.shortest { print("  \(step)") }
    for screen in outcome.screens { print("\n\(screen)") }
    return false
  }

  private func tryKeys(in program: Program, on stage: Stage) throws -> Bool {
    let progress = TrialProgress(title: program.title, total: options.count)
    let trial = ProcessKeyTrial(
      program: program, stage: stage, count: options.count, seed: options.seed)
    let outcome = try trial.run(progress: progress.show)
    progress.clear()
    let counts = outcome.counts
    print(
      """
      \(outcome.problem == nil ? "✓" : "✗") \(program.title) on a terminal: \(counts.bytes) bytes, \
      \(counts.resizes) sizes, \(counts.launches) launches, \(outcome.written) bytes shown; \
      slowest answer \(String(format: "%.2f", outcome.slowest)) s (\(progress.seconds))
      """)
    guard let problem = outcome.problem else { return true }
    print("  \(problem), after \(TerminalStep.bytes(outcome.lastBytes))")
    return false
  }

  // MARK: Exits

  private func tryExits(on stage: Stage) throws -> Bool {
    var isWell = true
    for program in programs {
      let progress = TrialProgress(title: program.title, total: WayOut.all.count)
      var problems: [String] = []
      for (number, way) in WayOut.all.enumerated() {
        if let problem = try ExitTrial(stage: stage).problem(of: program, by: way) {
          problems.append("\(way.name): \(problem)")
        }
        progress.show(number + 1)
      }
      progress.clear()
      print(
        """
        \(problems.isEmpty ? "✓" : "✗") \(program.title): \(WayOut.all.count) ways out, the terminal \
        as before after \(WayOut.all.count - problems.count) (\(progress.seconds))
        """)
      for problem in problems { print("  \(problem)") }
      isWell = isWell && problems.isEmpty
    }
    return isWell
  }
}

extension Program {
  /// The program as it is typed.
  fileprivate var title: String { self == .live ? "compare --live" : rawValue }
}

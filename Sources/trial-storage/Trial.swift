import Foundation
import StorageTrials
import TerminalUI

/// What `trial-storage` does with its options.
struct Trial {
  var options: TrialOptions

  private static let me = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])

  /// Runs, and returns the exit status.
  func run() -> Int32 {
    do {
      let start = ContinuousClock.now
      let faults =
        switch options.trial {
        case .crash: try crash()
        case .files: try files()
        case .large: try large()
        }
      print("It took \(start.duration(to: .now).formatted(.units(allowed: [.seconds]))).")
      for fault in faults { print("FAULT: \(fault)") }
      return faults.isEmpty ? 0 : 1
    } catch {
      FileHandle.standardError.write(Data("error: \(error.localizedDescription)\n".utf8))
      return 1
    }
  }

  private func crash() throws -> [String] {
    let count = options.count ?? 500
    let progress = ProgressLine()
    defer { progress.clear() }
    let outcome: CrashOutcome
    if options.writer == .store {
      outcome = try StoreCrashTrial(count: count, seed: options.seed, program: Self.me) {
        ChildTask.write(file: $0, first: $1).arguments
      }.run { progress.show("\($0) of \(count)") }
    } else {
      let app = Self.me.deletingLastPathComponent().appending(path: options.writer.rawValue)
      outcome = try AppCrashTrial(count: count, seed: options.seed, app: app)
        .run { progress.show("\($0) of \(count)") }
    }
    progress.clear()
    print("\(outcome.kills) kills, seed \(options.seed), of \(options.writer.rawValue).")
    print("\(outcome.saves) saves had finished, and each file was whole and the last or the next.")
    if options.writer == .store {
      print(
        """
        \(outcome.killsWhileSaving) kills came while saving: \(outcome.newListsLeft) left the new \
        list, the others the old one.
        At most \(outcome.mostLeftovers) temporary files lay about.
        """)
    }
    return outcome.faults
  }

  private func files() throws -> [String] {
    let count = options.count ?? 20_000
    let progress = ProgressLine()
    let outcome = try FilesTrial(
      numbers: options.first..<(options.first + count), program: Self.me
    ) {
      ChildTask.check($0, seed: options.seed).arguments
    }.run { progress.show("\($0) of \(count)") }
    progress.clear()
    print(
      """
      \(outcome.files) files, seed \(options.seed): \(outcome.whole) read whole, \
      \(outcome.partly) in part, \(outcome.nothing) not at all; those were kept.
      At most \(outcome.peakMemory >> 20) MB of memory.
      """)
    return outcome.faults
  }

  private func large() throws -> [String] {
    try LargeFilesTrial(bytes: options.megabytes << 20, program: Self.me) {
      ChildTask.load($0).arguments
    }.run { print($0) }
  }
}

import Foundation
import RandomNumbers
import Model

/// Kills a ``CrashWriter`` at random moments, again and again, and looks at the file it leaves.
///
/// The file must be whole and hold the list that was last saved, or the one that was being saved.
/// SIGKILL ends a process, not the machine: what a power cut does to a disk is not tried here.
public struct StoreCrashTrial {
  private let count: Int
  private let seed: UInt64
  private let program: URL
  private let writerArguments: (_ file: URL, _ first: Int) -> [String]

  /// How long a writer may live, from its start; the first milliseconds are the loader's.
  private static let longestLife = 0.1

  /// Creates a trial by `count` kills.
  ///
  /// - Parameters:
  ///   - program: A program that runs a ``CrashWriter``…
  ///   - writerArguments: …when it is given these arguments.
  public init(
    count: Int, seed: UInt64, program: URL,
    writerArguments: @escaping (_ file: URL, _ first: Int) -> [String]
  ) {
    self.count = count
    self.seed = seed
    self.program = program
    self.writerArguments = writerArguments
  }

  /// Runs the trial, until the first fault.
  public func run(progress: (Int) -> Void = { _ in }) throws -> CrashOutcome {
    let folder = try TrialFolder()
    let data = folder.url.appending(path: "data", directoryHint: .isDirectory)
    let file = data.appending(path: "Checklist.plist")
    let output = folder.url.appending(path: "output")
    var numbers = SplitMix64(state: seed)
    var outcome = CrashOutcome()
    var last = 0
    while outcome.kills < count, outcome.faults.isEmpty {
      let child = try Child(
        program, arguments: writerArguments(file, last + 1), output: output)
      Thread.sleep(forTimeInterval: .random(in: 0...Self.longestLife, using: &numbers))
      child.kill()
      let end = child.wait()
      outcome.kills += 1
      if end != .killed(SIGKILL) { outcome.faults.append("A writer ended by itself: \(end).") }
      last = check(file, after: try child.lines(), last: last, outcome: &outcome)
      let leftovers = leftovers(in: data)
      outcome.mostLeftovers = max(outcome.mostLeftovers, leftovers)
      if leftovers > 1 { outcome.faults.append("\(leftovers) temporary files have piled up.") }
      progress(outcome.kills)
    }
    return outcome
  }

  /// Checks what a writer left that had begun after the list `last`; returns the list that is there.
  private func check(
    _ file: URL, after lines: [Substring], last: Int, outcome: inout CrashOutcome
  ) -> Int {
    var begun = last
    var finished = last
    for report in lines.compactMap(SaveReport.init) {
      switch report {
      case .begun(let number): begun = number
      case .finished(let number): finished = number
      }
    }
    outcome.saves += finished - last
    let isSaving = begun != finished
    if isSaving { outcome.killsWhileSaving += 1 }
    do {
      let items = try PropertyListStorage<[ChecklistItem]>(url: file).load()
      let left = items.map { NumberedList($0)?.number } ?? 0
      guard let left, left == finished || left == begun else {
        outcome.faults.append(
          "Save \(finished) had finished and \(begun) begun, and the file holds "
            + (left.map { "save \($0)." } ?? "a list that is not whole."))
        return last
      }
      if isSaving, left == begun { outcome.newListsLeft += 1 }
      return left
    } catch {
      outcome.faults.append(error.message)
      return last
    }
  }

  private func leftovers(in folder: URL) -> Int {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.count { $0 != "Checklist.plist" }
  }
}

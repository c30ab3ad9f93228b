import Foundation
import RandomNumbers
import Model

/// Kills an app at random moments while it plays a script of additions, and looks at its list.
///
/// The file must be whole, and hold the first additions of the script: all whose screens had come
/// out, and perhaps some more.
public struct AppCrashTrial {
  private let count: Int
  private let seed: UInt64
  private let app: URL

  private static let additions = 1_000
  private static let longestLife = 0.4

  /// Creates a trial of `app` by `count` kills.
  public init(count: Int, seed: UInt64, app: URL) {
    self.count = count
    self.seed = seed
    self.app = app
  }

  /// Runs the trial, until the first fault.
  public func run(progress: (Int) -> Void = { _ in }) throws -> CrashOutcome {
    let folder = try TrialFolder()
    let script = folder.url.appending(path: "script")
    let text = (1...Self.additions).map { "add Item \($0)\n" }.joined()
    try Data(text.utf8).write(to: script)
    var numbers = SplitMix64(state: seed)
    var outcome = CrashOutcome()
    while outcome.kills < count, outcome.faults.isEmpty {
      let data = folder.url.appending(path: "data \(outcome.kills)")
      let child = try Child(
        app, arguments: ["--data", data.path], input: script,
        output: folder.url.appending(path: "output"))
      Thread.sleep(forTimeInterval: .random(in: 0...Self.longestLife, using: &numbers))
      child.kill()
      let end = child.wait()
      outcome.kills += 1
      if end != .killed(SIGKILL), end != .exited(0) {
        outcome.faults.append("The app ended by itself: \(end).")
      }
      check(data, after: try child.lines(), outcome: &outcome)
      try? FileManager.default.removeItem(at: data)
      progress(outcome.kills)
    }
    return outcome
  }

  private func check(_ data: URL, after lines: [Substring], outcome: inout CrashOutcome) {
    let shown = lines.count { $0.contains("── line ") }
    do {
      let file = data.appending(path: "Checklist.plist")
      let items = try PropertyListStorage<[ChecklistItem]>(url: file).load() ?? []
      outcome.saves += items.count
      if items.map(\.name) != (0..<items.count).map({ "Item \($0 + 1)" }) {
        outcome.faults.append("The list is none that the script made.")
      } else if items.count < shown {
        outcome.faults.append("\(shown) items were shown, and \(items.count) are saved.")
      }
    } catch {
      outcome.faults.append(error.message)
    }
  }
}

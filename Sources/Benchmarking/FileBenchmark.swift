import Foundation
import Model
import TerminalUI

/// Starting with a long list and saving it, against what the toolchain alone needs for the file.
struct FileBenchmark {
  private let rounds: Int
  private let items = ChecklistItem.many(100_000)
  private let folder: URL

  init(rounds: Int) {
    self.rounds = rounds
    folder = FileManager.default.temporaryDirectory
      .appending(path: "SideBySide-\(UUID().uuidString)")
  }

  func run(progress: (String) -> Void) throws -> [Finding] {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return [try saving(progress)] + (try starting(progress))
  }

  private func saving(_ progress: (String) -> Void) throws -> Finding {
    var ours = Samples()
    var floor = Samples()
    let storage = PropertyListStorage<[ChecklistItem]>(url: folder.appending(path: "ours.plist"))
    let bare = folder.appending(path: "bare.plist")
    for round in 0..<rounds {
      progress("saving, round \(round) of \(rounds)")
      try floor.measure { try saveBare(to: bare) }
      try ours.measure { try storage.save(items) }
    }
    return finding("Saving 100000 items", ours, floor, "encode, write and sync alone")
  }

  private func saveBare(to url: URL) throws {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    try encoder.encode(items).write(to: url)
    let file = try FileHandle(forUpdating: url)
    try file.synchronize()
    try file.close()
  }

  private func starting(_ progress: (String) -> Void) throws -> [Finding] {
    let url = folder.appending(path: "ours.plist")
    var floor = Samples()
    var ours = Array(repeating: Samples(), count: Pattern.allCases.count)
    for round in 0..<rounds {
      progress("starting, round \(round) of \(rounds)")
      // What was made is freed outside of what is measured, and each comes first in turn.
      var items: [ChecklistItem] = []
      try floor.measure {
        items = try PropertyListDecoder().decode([ChecklistItem].self, from: Data(contentsOf: url))
      }
      withExtendedLifetime(items) {}
      let turns = Array(Pattern.allCases.enumerated())
      for (index, pattern) in round.isMultiple(of: 2) ? turns : turns.reversed() {
        var terminal: OffscreenTerminal?
        ours[index].measure { terminal = pattern.launch(on: PropertyListStorage(url: url)) }
        withExtendedLifetime(terminal) {}
      }
    }
    return zip(Pattern.allCases, ours).map { pattern, ours in
      finding(
        "Starting with 100000 items, \(pattern.rawValue)", ours, floor, "read and decode alone")
    }
  }

  private func finding(_ name: String, _ ours: Samples, _ floor: Samples, _ alone: String)
    -> Finding
  {
    Finding(
      name,
      [.init("here", ours.median * 1e3, "ms"), .init("floor", floor.median * 1e3, "ms")],
      ratio: ours.median / floor.median, meaning: "÷ \(alone)", aim: 1.2)
  }
}

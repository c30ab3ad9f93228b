import Foundation
import Model

/// The memory that an app with a long list takes, against the items alone.
///
/// Each figure comes from a process of its own, in which nothing else has been allocated.
public struct MemoryBenchmark {
  /// What can be in memory.
  public enum Content: String, CaseIterable {
    /// The items in an array.
    case items
    /// The app in MVC.
    case mvc
    /// The app in MVVM.
    case mvvm
  }

  private let executable: URL

  init(executable: URL) {
    self.executable = executable
  }

  func run(progress: (String) -> Void) throws -> [Finding] {
    progress("memory")
    let alone = try bytes(of: .items)
    return try [(Content.mvc, "MVC"), (.mvvm, "MVVM")].map { content, name in
      let bytes = try bytes(of: content)
      return Finding(
        "Memory for 100000 items, \(name)",
        [.init("app", bytes / 1e6, "MB"), .init("items", alone / 1e6, "MB")],
        ratio: bytes / alone, meaning: "÷ the items in an array")
    }
  }

  private func bytes(of content: Content) throws -> Double {
    let process = Process()
    let output = Pipe()
    process.executableURL = executable
    process.arguments = ["memory-of", content.rawValue]
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Double(String(decoding: data, as: UTF8.self)) ?? 0
  }

  /// Builds the content in this process and returns by how many bytes its resident memory grew.
  public static func measure(_ content: Content) -> Int {
    let before = ResidentMemory.bytes
    let items = ChecklistItem.many(100_000)
    switch content {
    case .items:
      return withExtendedLifetime(items) { ResidentMemory.bytes - before }
    case .mvc, .mvvm:
      let pattern = content == .mvc ? Pattern.mvc : .mvvm
      let terminal = pattern.launch(on: MemoryStorage(items))
      return withExtendedLifetime(terminal) { ResidentMemory.bytes - before }
    }
  }
}

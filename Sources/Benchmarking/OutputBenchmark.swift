import Model
import TerminalUI

/// The bytes that one tap sends to the terminal.
struct OutputBenchmark {
  func run() -> [Finding] {
    Pattern.allCases.map { pattern in
      let terminal = pattern.launch(on: ForgetfulStorage(ChecklistItem.many(1_000)))
      var writer = FrameWriter()
      let screen = writer.output(for: terminal.canvas).utf8.count
      terminal.send(.key(.character(" ")))
      let tap = writer.output(for: terminal.canvas).utf8.count
      return Finding(
        "Bytes for one tap, \(pattern.rawValue)",
        [.init("tap", Double(tap), "bytes"), .init("screen", Double(screen), "bytes")],
        ratio: Double(tap) / Double(screen), meaning: "one tap ÷ a whole screen")
    }
  }
}

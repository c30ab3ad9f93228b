import Judging
import TerminalUI

/// What the learner's code printed, as much of it as helps.
struct PrintedText {
  private let verdict: Verdict

  private static let mostLines = 12
  private static let mostCharacters = 200

  init(_ verdict: Verdict) {
    self.verdict = verdict
  }

  var lines: [TextLine] {
    let all = verdict.printed.split { $0.isNewline }
    guard !all.isEmpty else { return [] }
    let rest = all.count - Self.mostLines
    return [TextLine("Your code printed:", style: .bold)]
      + all.prefix(Self.mostLines).map { line in
        TextLine(
          parts: [
            TextLine.Part(text: "  │ ", style: .dim),
            TextLine.Part(
              text: String(inert: String(line), upTo: Self.mostCharacters), style: .plain),
          ], indent: 4)
      }
      + (rest > 0 ? [TextLine("  … and \(rest) more lines", style: .dim)] : [])
  }
}

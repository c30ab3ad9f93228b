import TerminalUI

/// What the learner's code printed, as much of it as helps.
struct PrintedText {
  private let report: CheckReport

  private static let mostLines = 12
  private static let mostCharacters = 200
  /// What the judge's own code prints when the stack is full; the verdict says it already.
  private static let stackNotice = "The stack is full."

  init(_ report: CheckReport) {
    self.report = report
  }

  var lines: [TextLine] {
    let printed = report.verdict.printed.split { $0.isNewline }
    return report.exercise.writesTests
      ? excerpt(of: issues(in: printed), heading: "Your tests say of the right code:")
      : excerpt(
        of: printed.filter { $0 != Self.stackNotice && !isStackTrace($0) },
        heading: "Your code printed:")
  }

  /// Whether Swift printed a line after a crash to tell the calls, in which no line numbers are.
  private func isStackTrace(_ line: Substring) -> Bool {
    line == "Current stack trace:" || line.prefixMatch(of: #/\d+ +\S+ +0x[0-9a-f]+ /#) != nil
  }

  private func excerpt(of lines: [Substring], heading: String) -> [TextLine] {
    guard !lines.isEmpty else { return [] }
    let rest = lines.count - Self.mostLines
    return [TextLine(heading, style: .bold)]
      + lines.prefix(Self.mostLines).map { line in
        TextLine("  │ ", style: .dim, indent: 4)
          .adding(String(inert: String(line), upTo: Self.mostCharacters))
      }
      + (rest > 0 ? [TextLine("  … and \(rest) more lines", style: .dim)] : [])
  }

  /// What Swift Testing says in its first run, which is on the right code.
  private func issues(in printed: [Substring]) -> [Substring] {
    let end = printed.firstIndex { $0.contains("Test run with ") } ?? printed.endIndex
    return printed[..<end].filter { $0.contains(" recorded an issue at ") || $0.hasPrefix("↳ //") }
  }
}

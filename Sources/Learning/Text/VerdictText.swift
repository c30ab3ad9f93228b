import Judging
import TerminalUI

/// A verdict in words.
public struct VerdictText {
  /// How much is told of checks that have failed.
  public enum Detail: Hashable, Sendable {
    /// All of the first, and of the others that they have failed.
    case first
    /// All of each.
    case all
  }

  let report: CheckReport
  let detail: Detail

  /// Creates the words for a report.
  public init(_ report: CheckReport, detail: Detail = .all) {
    self.report = report
    self.detail = detail
  }

  /// How the answer fares, in one line.
  public var headline: TextLine {
    let verdict = report.verdict
    let isPassed = verdict.state == .passed
    let style = Style(color: isPassed ? .green : .red, isBold: true)
    return TextLine((isPassed ? "✓ " : "✗ ") + verdict.summary, style: style, indent: 2)
  }

  /// All that is to be said; the first line is the headline.
  public var lines: [TextLine] {
    var sections: [[TextLine]] = []
    sections.append(DiagnosticText(report, limit: detail == .all ? 20 : 5).lines)
    if let detail = report.verdict.detail { sections.append([TextLine(detail)]) }
    sections.append(checks)
    if let misconception = report.verdict.misconception {
      sections.append([TextLine("Most likely: ", style: .bold).adding(misconception)])
    }
    sections.append(PrintedText(report).lines)
    sections.append(report.remarks.map { TextLine("Note: " + $0, indent: 2) })
    let shown = sections.filter { !$0.isEmpty }
    return [headline] + shown.flatMap { [TextLine()] + $0 }
  }

  private var checks: [TextLine] {
    let results = report.verdict.checks
    let first = results.first { $0.state != .passed && $0.state != .skipped }
    return results.flatMap { result in
      let text = CheckText(result)
      return detail == .all || result.name == first?.name ? text.lines : [text.headline]
    }
  }
}

extension Verdict {
  /// How the answer fares, in a sentence.
  var summary: String {
    let passed = checks.count { $0.state == .passed }
    let score = "\(passed) of \(checks.count) checks \(passed == 1 ? "passes" : "pass")."
    return switch state {
    case .passed:
      "Passed: \(checks.count == 1 ? "the check holds" : "all \(checks.count) checks hold")."
    case .failed: "Not yet: \(score)"
    case .doesNotCompile: "It doesn't compile yet."
    case .crashed: "Your code crashes. \(score)"
    case .timedOut where checks.isEmpty: "The compiler doesn't come to an end."
    case .timedOut: "Your code doesn't come to an end. \(score)"
    case .limit: "Your code uses too much. \(score)"
    case .stoppedEarly: "Your code ends the program before all is asked. \(score)"
    case .tampered: "Your code writes where only the checks may."
    case .skipped: "There is nothing to check."
    case .judgeError: "The judge could not do its work; your answer is not to blame."
    }
  }
}

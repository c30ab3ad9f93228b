import Judging
import TerminalUI

/// What came of one check, in words.
struct CheckText {
  let result: CheckResult

  init(_ result: CheckResult) {
    self.result = result
  }

  /// The check's sentence with its mark.
  var headline: TextLine {
    switch result.state {
    case .passed:
      TextLine("✓ ", style: Style(color: .green, isBold: true), indent: 2).adding(result.sentence)
    case .skipped:
      TextLine("– skipped: \(result.sentence)", style: .dim, indent: 2)
    default:
      TextLine("✗ \(result.state.word): ", style: Style(color: .red, isBold: true), indent: 2)
        .adding(result.sentence)
    }
  }

  /// The headline, and what helps to find the fault.
  var lines: [TextLine] {
    guard result.state != .passed, result.state != .skipped else { return [headline] }
    var lines = [headline]
    if let explanation = result.explanation {
      lines.append(TextLine("    " + explanation, indent: 4))
    }
    if let expected = result.expected { lines += labelled("expected", expected) }
    if let actual = result.actual { lines += labelled("but got", actual) }
    if let file = result.file {
      lines += labelled("look at", result.line.map { "\(file):\($0)" } ?? file)
    }
    return lines + labelled("think", result.thought)
  }

  /// A text beside its label; a text of several lines below it, so that two can be compared.
  private func labelled(_ label: String, _ text: String) -> [TextLine] {
    let margin = "    "
    let column = 10
    let padded = label + String(repeating: " ", count: max(1, column - label.count))
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    guard lines.count > 1 else {
      let shown = text.isEmpty ? "(nothing)" : text
      return [
        TextLine(margin + padded, style: .dim, indent: 4 + column)
          .adding(shown)
      ]
    }
    let most = 12
    let rest = lines.count - most
    return [TextLine(margin + label, style: .dim)]
      + lines.prefix(most).map { line in
        TextLine(margin + "  │ ", style: .dim, indent: 8).adding(String(line))
      }
      + (rest > 0 ? [TextLine(margin + "  … and \(rest) more lines", style: .dim)] : [])
  }
}

extension CheckResult {
  /// What an end means that isn't an answer.
  fileprivate var explanation: String? {
    switch state {
    case .passed, .failed, .skipped: nil
    case .crashed: detail.map(Self.withoutPlace) ?? "The program ended by a crash."
    case .timedOut:
      "Time ran out. Is there a loop or a recursion that never ends, or something that waits for ever?"
    case .limit: LimitedResource(rawValue: detail ?? "")?.explanation ?? detail
    case .stoppedEarly: "The program ended before it answered. Nothing here may call `exit`."
    case .tampered: "The answer didn't come from the checks, so it doesn't count."
    }
  }

  private static func withoutPlace(_ message: String) -> String {
    message.range(of: "Fatal error").map { String(message[$0.lowerBound...]) } ?? message
  }
}

extension CheckResult.State {
  /// What stands before a check that ended so.
  fileprivate var word: String {
    switch self {
    case .passed, .failed, .skipped, .tampered: rawValue
    case .crashed: "crashed"
    case .timedOut: "no end"
    case .limit: "too much"
    case .stoppedEarly: "stopped early"
    }
  }
}

extension LimitedResource {
  fileprivate var explanation: String {
    switch self {
    case .memory: "Memory ran out. Does something grow without end?"
    case .stack: "The calls went too deep. Does a function, or a property, use itself without end?"
    case .output: "It printed more than anyone can read. Is there a `print` in a loop without end?"
    case .files: "It wrote a file that is too big. Is it written in a loop without end?"
    }
  }
}

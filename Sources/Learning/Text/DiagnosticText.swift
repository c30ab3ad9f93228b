import Judging
import TerminalUI

/// What the compiler says, in words for a learner: errors first, and in whose file they are.
struct DiagnosticText {
  private let report: CheckReport
  private let limit: Int

  init(_ report: CheckReport, limit: Int) {
    self.report = report
    self.limit = limit
  }

  /// All errors up to the limit; and if there are none, the warnings about the learner's own files.
  var lines: [TextLine] {
    let groups = grouped(report.verdict.diagnostics)
    let errors = groups.filter { $0[0].severity == .error }
    if errors.isEmpty {
      let warnings = groups.filter { $0[0].severity == .warning && isOwn($0[0]) }
      return lines(of: warnings)
    }
    // The learner's own errors first: the others mostly follow from them.
    let own = errors.filter { isOwn($0[0]) }
    guard own.isEmpty else { return lines(of: own) }
    let isGiven = report.givenNames.contains(errors[0][0].file ?? "")
    let heading =
      isGiven
      ? "Your code doesn't fit the given code:" : "Your code doesn't offer what the checks use:"
    return [TextLine(heading, style: .bold)] + lines(of: errors)
  }

  private func isOwn(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.file.map(report.answerNames.contains) ?? true
  }

  /// Each error or warning with the notes that follow it.
  private func grouped(_ diagnostics: [Diagnostic]) -> [[Diagnostic]] {
    diagnostics.reduce(into: []) { groups, diagnostic in
      if diagnostic.severity == .note, let last = groups.indices.last {
        groups[last].append(diagnostic)
      } else {
        groups.append([diagnostic])
      }
    }
  }

  private func lines(of groups: [[Diagnostic]]) -> [TextLine] {
    let rest = groups.count - limit
    return groups.prefix(limit).flatMap { $0.flatMap(lines) }
      + (rest > 0 ? [TextLine("… and \(rest) more", style: .dim)] : [])
  }

  private func lines(of diagnostic: Diagnostic) -> [TextLine] {
    let color: Color? =
      switch diagnostic.severity {
      case .error: .red
      case .warning: .yellow
      case .note: nil
      }
    let place = [
      diagnostic.file, diagnostic.line.map(String.init), diagnostic.column.map(String.init),
    ]
    .compactMap { $0 }.joined(separator: ":")
    let message = TextLine(
      parts: [
        TextLine.Part(text: place.isEmpty ? "" : place + ": ", style: .bold),
        TextLine.Part(
          text: "\(diagnostic.severity.rawValue): ", style: Style(color: color, isBold: true)),
        TextLine.Part(text: diagnostic.message, style: .plain),
      ], indent: 2)
    return [message] + excerpt(of: diagnostic)
  }

  /// The line of code, and below it a caret at the place.
  private func excerpt(of diagnostic: Diagnostic) -> [TextLine] {
    guard let source = diagnostic.source, let line = diagnostic.line else { return [] }
    let number = String(line)
    let code = "  \(number) │ "
    let before = String(
      decoding: source.utf8.prefix(max(0, (diagnostic.column ?? 1) - 1)), as: UTF8.self)
    let caret = CharacterWidth.columns(of: before.withoutTabs)
    let blank = "  " + String(repeating: " ", count: number.count) + " │ "
    return [
      TextLine(code, style: .dim, indent: code.count).adding(source.withoutTabs, style: .code),
      TextLine(blank, style: .dim).adding(
        String(repeating: " ", count: caret) + "^", style: Style(color: .red, isBold: true)),
    ]
  }
}

extension String {
  /// With blanks in place of tabs, so that columns can be counted.
  fileprivate var withoutTabs: String { replacing("\t", with: "  ") }
}

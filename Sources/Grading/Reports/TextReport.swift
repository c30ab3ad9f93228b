import Judging
import TerminalUI

extension GradeBook {
  /// A table of all marks, the totals, and what did not pass.
  var textReport: String {
    var sections = [table(["submission", "exercise", "state", "points"], rows: rows)]
    if submissions.contains(where: { $0.exercises.count > 1 }) || submissions.count > 1 {
      let totals = submissions.map { [$0.name, Self.points($0.earned, of: $0.points)] }
      sections.append(table(["submission", "total"], rows: totals))
    }
    sections += submissions.flatMap { submission in
      submission.exercises.compactMap { $0.explanation(in: submission) }
    }
    let count = submissions.reduce(0) { $0 + $1.exercises.count { $0.state == .judgeError } }
    if count > 0 {
      sections.append(
        "The judge itself could not do its work on \(count) of the answers: they have no marks, "
          + "and '?' is no zero.\n")
    }
    sections.append("Protections: \(protectionsInWords). Seed: \(seed).\n")
    return sections.joined(separator: "\n")
  }

  private var rows: [[String]] {
    submissions.flatMap { submission in
      submission.exercises.map { exercise in
        [
          submission.name, exercise.id, exercise.state.rawValue,
          Self.points(exercise.earned, of: exercise.points),
        ]
      }
    }
  }

  private static func points(_ earned: Int?, of points: Int) -> String {
    "\(earned.map(String.init) ?? "?")/\(points)"
  }

  private func table(_ head: [String], rows: [[String]]) -> String {
    let lines = [head] + rows
    let widths = head.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { line in
      let cells = zip(line, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }
      var text = cells.joined(separator: "  ")
      while text.last == " " { text.removeLast() }
      return text + "\n"
    }.joined()
  }
}

extension GradedExercise {
  /// What did not pass and why; `nil` if there is nothing to say.
  fileprivate func explanation(in submission: GradedSubmission) -> String? {
    var lines: [String] = []
    if state != .skipped, let detail { lines.append(detail.inert) }
    for diagnostic in diagnostics where diagnostic.severity == .error {
      let place = [diagnostic.file, diagnostic.line.map(String.init)].compactMap { $0 }
      lines.append((place.joined(separator: ":") + " error: " + diagnostic.message).inert)
    }
    if let misconception { lines.append(misconception) }
    if ![.skipped, .doesNotCompile, .passed, .judgeError].contains(state) || isPartlyAsked {
      for check in checks where check.state != .passed { lines += check.explanation }
    }
    lines += notes.map { "note: " + $0.inert }
    guard !lines.isEmpty else { return nil }
    let head = "\(submission.name), \(id): \(state.rawValue)\n"
    return head + lines.map { "  \($0)\n" }.joined()
  }

  private var isPartlyAsked: Bool { checks.contains { $0.state == .passed } && state != .passed }
}

extension CheckResult {
  fileprivate var explanation: [String] {
    let hidden = isHidden ? " (hidden)" : ""
    var lines = ["\(name)\(hidden): \(state.rawValue). \(sentence)"]
    if let detail { lines.append("  \(detail.inert)") }
    if let actual {
      if let expected { lines.append("  expected: \(expected.inert)") }
      lines.append("  actual:   \(actual.inert)")
    }
    return lines
  }
}

extension String {
  fileprivate var inert: String { String(inert: self, upTo: 200) }
}

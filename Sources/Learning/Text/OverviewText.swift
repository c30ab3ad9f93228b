import Exercises
import TerminalUI

/// All exercises with their marks, a line each.
public struct OverviewText {
  private let overview: Overview

  /// Creates the text.
  public init(_ overview: Overview) {
    self.overview = overview
  }

  /// The chapters with their exercises, and how many are done.
  public var lines: [TextLine] {
    var lines: [TextLine] = []
    var chapter = 0
    let columns = overview.entries.map { CharacterWidth.columns(of: $0.exercise.id) }.max() ?? 0
    for entry in overview.entries {
      let exercise = entry.exercise
      if exercise.chapter.number != chapter {
        chapter = exercise.chapter.number
        if !lines.isEmpty { lines.append(TextLine()) }
        lines.append(TextLine("\(chapter) \(exercise.chapter.title)", style: .bold))
      }
      let id = exercise.id + String(repeating: " ", count: columns - exercise.id.count)
      let isCurrent = exercise.id == overview.current.id
      var line = TextLine(isCurrent ? "→ " : "  ", style: .bold, indent: 4)
        .adding(entry.standing.state.mark + " ", style: entry.standing.state.style)
        .adding(exercise.label.padded(to: 5)).adding(id + "  ", style: .code)
        .adding(exercise.title).adding(", \(exercise.minutes) min", style: .dim)
      if let word = entry.standing.state.word { line = line.adding(" (\(word))", style: .dim) }
      lines.append(line)
    }
    return lines + [
      TextLine(),
      TextLine("\(overview.summary) done", style: .bold)
        .adding("; → is the current one. ✓ done, ↻ check again, · open.", style: .dim),
    ]
  }
}

extension LearnerProgress.State {
  /// One character for the state.
  public var mark: String {
    switch self {
    case .done: "✓"
    case .checkAgain: "↻"
    case .changed, .open: "·"
    }
  }

  var style: Style {
    switch self {
    case .done: Style(color: .green, isBold: true)
    case .checkAgain: Style(color: .yellow)
    case .changed, .open: .dim
    }
  }

  /// What is to be said of the state besides its mark.
  var word: String? {
    switch self {
    case .done, .open: nil
    case .checkAgain: "its checks are others now: check it again"
    case .changed: "passed before, then changed"
    }
  }
}

extension String {
  fileprivate func padded(to count: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, count - self.count))
  }
}

import Exercises
import TerminalUI

/// What the watch mode shows.
struct WatchContent {
  /// How the work on the last save stands.
  enum Work {
    case waiting
    case checking
    case judged
    case failed(reason: String)
    case unreadable(file: String)
  }

  /// The exercise.
  var exercise: Exercise
  /// Where the learner's files are.
  var paths: [String] = []
  /// What is asked.
  var task: [TextLine] = []
  /// The hints that were asked for.
  var hints: [TextLine] = []
  /// How the last save is being worked on.
  var work = Work.waiting
  /// What came of the save before, or of this one.
  var report: CheckReport?
  /// The progress in words.
  var summary = ""
  /// What the learner should know now, until the next key or save.
  var message: String?
  /// What has to be known of the folder.
  var remarks: [String] = []

  /// The exercise in a line.
  var title: TextLine {
    TextLine("\(exercise.label) \(exercise.title)", style: .bold)
      .adding(", \(exercise.minutes) min", style: .dim)
  }

  /// How it stands, in a line.
  var state: TextLine {
    if let message { return TextLine(message, style: Style(color: .yellow, isBold: true)) }
    switch work {
    case .waiting: return TextLine("Save the file to get a verdict.", style: .dim)
    case .checking: return TextLine("… checking", style: Style(color: .cyan, isBold: true))
    case .failed: return TextLine("✗ The judge could not do its work.", style: Style(color: .red))
    case .unreadable(let file):
      return TextLine("✗ \(file) can't be read.", style: Style(color: .red, isBold: true))
    case .judged:
      guard let report else { return TextLine() }
      let line = VerdictText(report).headline
      return report.verdict.state == .passed ? line.adding(" n goes on.", style: .bold) : line
    }
  }

  /// What is asked, and the hints.
  var question: [TextLine] {
    let notes = remarks.map { TextLine("Note: " + $0, style: .dim, indent: 2) }
    return notes + task + [TextLine()]
      + [TextLine("Work in \(paths.joined(separator: " and "))", style: .dim, indent: 2)]
      + (hints.isEmpty ? [] : [TextLine()] + hints)
  }

  /// The verdict, without what ``state`` says already.
  var verdict: [TextLine] {
    if case .failed(let reason) = work {
      return reason.split(separator: "\n").map { TextLine(String($0)) }
    }
    if case .unreadable = work {
      return [
        TextLine("Is it still there, under this name? Save it again, or press r for the starter.")
      ]
    }
    guard let report else { return [] }
    return Array(VerdictText(report, detail: .first).lines.dropFirst(2))
  }
}

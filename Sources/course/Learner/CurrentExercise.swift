import Exercises
import Learning
import TerminalUI

/// The current exercise in print: what is asked, and what to do.
struct CurrentExercise {
  let desk: Desk

  private struct Result: Encodable {
    let exercise: ExerciseSummary
    let files: [String]
    let task: String
    let done: Int
    let of: Int
  }

  /// Prints it; returns the exit status.
  func show() throws -> Int32 {
    let learner = desk.learner
    let overview = learner.overview()
    let exercise = overview.current
    let standing = learner.standing(of: exercise)
    let files = try exercise.starter().map { learner.folder.path(of: $0.name, in: exercise) }
    if desk.isJSON {
      try desk.show(
        Result(
          exercise: learner.summary(of: exercise, standing: standing), files: files,
          task: try exercise.task(), done: overview.doneCount, of: overview.entries.count))
      return 0
    }
    if overview.isComplete {
      desk.show([
        TextLine("All \(overview.entries.count) exercises are done. Well done!", style: .bold)
      ])
      return 0
    }
    desk.show(
      [
        TextLine("\(exercise.label) ", style: .bold)
          .adding("in “\(exercise.chapter.title)”, about \(exercise.minutes) minutes; ")
          .adding("\(overview.summary) done"),
        TextLine(),
      ] + TaskText(try exercise.task()).lines + [TextLine()]
        + advice(for: exercise, files: files, isDone: standing.state == .done))
    return 0
  }

  private func advice(for exercise: Exercise, files: [String], isDone: Bool) -> [TextLine] {
    let commands =
      isDone
      ? [
        ("next", "go on: this one is done"),
        ("solution \(exercise.id)", "compare with the course's answer"),
      ]
      : [
        ("check", "get a verdict"), ("hint", "get a hint"),
        ("next", "go on, and leave this one open"),
      ]
    let all = commands + [("list", "see all exercises")]
    let columns = all.map(\.0.count).max() ?? 0
    return [TextLine("Work in \(files.joined(separator: " and ")), then:", indent: 2)]
      + all.map { word, purpose in
        let padding = String(repeating: " ", count: columns - word.count)
        return TextLine("  swift run course \(word)\(padding)", style: .bold)
          .adding("  \(purpose)")
      }
  }
}

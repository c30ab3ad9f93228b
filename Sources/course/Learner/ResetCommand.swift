import Arguments
import Learning

/// `course reset`: back to the starter.
enum ResetCommand {
  private static let command = ExerciseOptions.command(
    "reset", summary: "Puts an exercise's starter back, and keeps a copy of what you have written.")

  private struct Result: Encodable {
    let exercise: String
    let kept: String?
  }

  static func run(_ words: [String]) throws -> Int32 {
    let options = command.parseOrExit(words)
    let desk = try Desk(isJSON: options.isJSON)
    let exercise = try desk.exercise(named: options.name)
    try desk.prepareFolder()
    let kept = try desk.learner.folder.reset(exercise)
    if options.isJSON {
      try desk.show(Result(exercise: exercise.id, kept: kept?.path))
    } else {
      desk.show([
        TextLine("\(exercise.label) \(exercise.title) is as it was at the start."),
        TextLine(
          kept.map { "What you had written is kept in \($0.path)." }
            ?? "There was nothing of yours to keep."),
      ])
    }
    return 0
  }
}

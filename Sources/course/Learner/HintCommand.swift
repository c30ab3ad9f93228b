import Arguments
import Learning

/// `course hint`: the next hint to an exercise.
enum HintCommand {
  private static let command = ExerciseOptions.command(
    "hint", summary: "Shows the next hint to an exercise, from a nudge to almost the answer.")

  private struct Result: Encodable {
    let exercise: String
    let number: Int
    let of: Int
    let hint: String
  }

  static func run(_ words: [String]) throws -> Int32 {
    let options = command.parseOrExit(words)
    let desk = try Desk(isJSON: options.isJSON)
    let exercise = try desk.exercise(named: options.name)
    try desk.prepareFolder()
    let number = try desk.learner.progress.takeHint(of: exercise)
    let hints = exercise.hints
    guard number > 0 else {
      desk.say("There is no hint to '\(exercise.id)'.")
      return 0
    }
    if options.isJSON {
      try desk.show(
        Result(exercise: exercise.id, number: number, of: hints.count, hint: hints[number - 1]))
    } else {
      desk.show(HintText(exercise, number: number).lines)
      if number == hints.count { desk.show([TextLine("That was the last hint.", style: .dim)]) }
    }
    return 0
  }
}

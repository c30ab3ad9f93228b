import Arguments
import Exercises
import Learning

/// `course solution`: the course's own answer beside the learner's.
enum SolutionCommand {
  private static let command = ExerciseOptions.command(
    "solution", summary: "Compares your answer with the course's, once yours has passed.",
    discussion: "There is more than one good answer: where they differ, ask which reads better.")

  private struct Result: Encodable {
    struct File: Encodable {
      let name: String
      let yours: String?
      let solution: String
    }
    let exercise: String
    let files: [File]
  }

  static func run(_ words: [String]) throws -> Int32 {
    let options = command.parseOrExit(words)
    let desk = try Desk(isJSON: options.isJSON)
    let exercise = try desk.exercise(named: options.name)
    let standing = desk.learner.standing(of: exercise)
    standing.remarks.forEach(desk.say)
    guard standing.hasPassed else {
      throw LearningError(
        "the solution of '\(exercise.id)' is shown once your answer has passed; "
          + "'course hint \(exercise.id)' helps before")
    }
    let answer = try desk.learner.folder.answer(to: exercise)
    let solution = try exercise.solution()
    if options.isJSON {
      let files = solution.map { file in
        let own = answer.first { $0.name == file.name }?.text
        return Result.File(name: file.name, yours: own, solution: file.text)
      }
      try desk.show(Result(exercise: exercise.id, files: files))
    } else {
      desk.show(SolutionText(answer: answer, solution: solution).lines)
    }
    return 0
  }
}

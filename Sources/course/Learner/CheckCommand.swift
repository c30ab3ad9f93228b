import Arguments
import Exercises
import Foundation
import Judging
import Learning
import TerminalUI

/// `course check`: the verdict on an answer.
enum CheckCommand {
  private static let command = ExerciseOptions.command(
    "check", summary: "Checks your answer to an exercise.",
    discussion: "The exit status is 0 if the answer passes, and 1 if it doesn't.")

  private struct Result: Encodable {
    let exercise: ExerciseSummary
    let verdict: Verdict
    let remarks: [String]
  }

  static func run(_ words: [String]) throws -> Int32 {
    let options = command.parseOrExit(words)
    let desk = try Desk(isJSON: options.isJSON)
    let exercise = try desk.exercise(named: options.name)
    try desk.prepareFolder()
    let answer = try desk.learner.folder.answer(to: exercise)
    let interruption = Interruption()
    let progress = ProgressLine()
    progress.show("Checking \(exercise.label) \(exercise.title) …")
    let judge = try desk.learner.openJudge()
    defer { judge.close() }
    let report = try desk.learner.check(
      answer, to: exercise, by: judge, cancellation: interruption.cancellation)
    progress.clear()
    guard let report else { return interruption.status }
    try desk.learner.select(exercise)
    let standing = desk.learner.standing(of: exercise)
    if options.isJSON {
      let summary = desk.learner.summary(of: exercise, standing: standing)
      try desk.show(Result(exercise: summary, verdict: report.verdict, remarks: report.remarks))
    } else {
      desk.show([TextLine("\(exercise.label) \(exercise.title)", style: .bold)])
      desk.show(VerdictText(report).lines + [TextLine()] + advice(after: report, at: desk))
    }
    return report.verdict.state == .passed ? 0 : 1
  }

  private static func advice(after report: CheckReport, at desk: Desk) -> [TextLine] {
    let exercise = report.exercise
    guard report.verdict.state == .passed else {
      let paths = report.answerNames.map { desk.learner.folder.path(of: $0, in: exercise) }
      return [
        TextLine("Your answer is in \(paths.joined(separator: " and ")).", style: .dim),
        TextLine("A hint: swift run course hint \(exercise.id)", style: .dim),
      ]
    }
    return [
      TextLine("One way to solve it: swift run course solution \(exercise.id)", style: .dim),
      TextLine("Go on: swift run course next", style: .dim),
    ]
  }
}

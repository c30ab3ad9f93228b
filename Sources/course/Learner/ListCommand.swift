import Arguments
import Learning

/// `course list`: all exercises, and which are done.
enum ListCommand {
  private static let command = Command(
    "course list", summary: "Lists the exercises, and shows which are done.",
    defaults: CourseOptions(), parameters: [.json])

  private struct Listing: Encodable {
    let current: String
    let done: Int
    let exercises: [ExerciseSummary]
  }

  static func run(_ words: [String]) throws -> Int32 {
    let options = command.parseOrExit(words)
    let desk = try Desk(isJSON: options.isJSON)
    let overview = desk.learner.overview()
    overview.remarks.forEach(desk.say)
    if options.isJSON {
      try desk.show(
        Listing(
          current: overview.current.id, done: overview.doneCount,
          exercises: overview.entries.map {
            desk.learner.summary(of: $0.exercise, standing: $0.standing)
          }))
    } else {
      desk.show(OverviewText(overview).lines)
    }
    return 0
  }
}

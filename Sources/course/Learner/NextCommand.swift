import Arguments
import Learning

/// `course next`: goes on to the next exercise that isn't done.
enum NextCommand {
  private static let command = Command(
    "course next", summary: "Goes on to the next exercise that isn't done.",
    discussion: "An exercise that you leave open is there again after the last one.",
    defaults: CourseOptions(), parameters: [.json])

  static func run(_ words: [String]) throws -> Int32 {
    let options = command.parseOrExit(words)
    let desk = try Desk(isJSON: options.isJSON)
    try desk.prepareFolder()
    let overview = desk.learner.overview()
    overview.remarks.forEach(desk.say)
    if let next = overview.next {
      let left = overview.current
      if overview[left.id]?.state != .done {
        desk.say("You leave \(left.label) \(left.title) open; 'course list' shows what is.")
      }
      try desk.learner.select(next)
    } else if !overview.isComplete {
      desk.say("All others are done; this one is left.")
    }
    return try CurrentExercise(desk: desk).show()
  }
}

import Arguments
import Learning
import TerminalUI

/// `course` without a word: watches on a terminal, and elsewhere tells what is current.
enum StartCommand {
  private static let command = Command(
    "course", summary: "Works through the course's exercises.",
    discussion: """
      Without a command it makes the folder \(LearnerFolder.name)/ at first, shows the current \
      exercise, and gives a verdict on each save, until you press q. Where there is no terminal it \
      tells what is current.

      For learners:
        course list             all exercises, and which are done
        course check [NAME]     the verdict on your answer
        course hint [NAME]      the next of three hints
        course reset [NAME]     back to the starter; what you wrote is kept
        course solution [NAME]  your answer beside the course's, once it has passed
        course next             on to the next exercise that isn't done
        course doctor           whether all that is needed is there

      For instructors and authors:
        course grade            grades submissions
        course verify           proves that the exercises are right
        course new              begins a new exercise

      NAME is an exercise's name or its number, such as 3.4; without it, it is the current one. Each \
      command has more to say with --help. The exit status is 0 if all is well, 1 if an answer does \
      not pass or something can't be done, and 2 if the command line can't be understood.
      """,
    version: "1.0",
    defaults: CourseOptions(), parameters: [.json])

  static func run(_ words: [String]) throws -> Int32 {
    let options = command.parseOrExit(words)
    let desk = try Desk(isJSON: options.isJSON)
    if !options.isJSON, let terminal = try? Terminal() { return try watch(at: desk, on: terminal) }
    try desk.prepareFolder()
    return try CurrentExercise(desk: desk).show()
  }

  private static func watch(at desk: Desk, on terminal: Terminal) throws -> Int32 {
    let learner = desk.learner
    let remarks = try learner.folder.prepare()
    let app = try WatchApp(learner: learner, remarks: remarks + learner.overview().remarks) {
      SaveWatch(learner: learner, deliver: $0)
    }
    return AppRunner(app: app, terminal: terminal).run()
  }
}

import Arguments
import Learning

/// `course doctor`: whether all that is needed is there.
enum DoctorCommand {
  private static let command = Command(
    "course doctor", summary: "Examines whether all that the course needs is there.",
    discussion: "The exit status is 1 if something is missing without which it doesn't go.",
    defaults: CourseOptions(), parameters: [.json])

  static func run(_ words: [String]) throws -> Int32 {
    let options = command.parseOrExit(words)
    let desk = try Desk(isJSON: options.isJSON)
    let findings = Doctor(learner: desk.learner).examine()
    if options.isJSON {
      try desk.show(findings)
    } else {
      desk.show(findings.flatMap(\.lines))
    }
    return findings.contains { $0.state == .missing } ? 1 : 0
  }
}

import Arguments
import Exercises

/// `course new`: adds an exercise to the course.
struct NewCommand {
  var name = ""
  var chapter = 1

  static let command = Command(
    "course new",
    summary: "Adds an exercise to the course, for you to fill in.",
    discussion: """
      The new exercise is a copy of Tutorials/Exercises/Template, which is small and complete: \
      'course verify NAME' finds nothing wrong with it. Change it bit by bit and verify it again.
      """,
    defaults: NewCommand(),
    parameters: [
      .argument("NAME", \.name, help: "What it is called, like 'find-and-toggle'."),
      .option(
        "--chapter", \.chapter, in: 1...99, value: "N", help: "To which chapter it is added."),
    ])

  /// Runs, and returns the exit status.
  func run(in workspace: Workspace) throws -> Int32 {
    let folder = try NewExercise(id: name, chapter: chapter).add(to: workspace)
    print(
      """
      \(folder.path) is there, and stands at the end of chapter \(chapter) in course.json.

      1. Task.md       what is asked
      2. Solution      the answer as you would write it
      3. Starter       what the learner begins with
      4. Checks        what is asked of an answer; exercise.json says what is right
      5. Wrong         at least three answers that learners really give
      6. exercise.json title, sentences, hints, misconceptions

      Then: swift run course verify --record \(name)
      Its lesson is a section of Tutorials/Lessons with the exercise's title.
      """)
    return 0
  }
}

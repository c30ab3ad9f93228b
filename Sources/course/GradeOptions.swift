import Arguments
import Grading

/// What can be said on the command line of `course grade`.
struct GradeOptions {
  var folder = ""
  var format = ReportFormat.text
  var output: String?
  var exercises: [String] = []
  var seed: UInt64 = 1
  var jobs: Int?
  var state: String?
  var isNotIsolated = false
  var requiresPass = false

  static let command = Command(
    "course grade",
    summary: "Grades a submission, or a folder of them.",
    discussion: """
      A submission is a folder like a learner's MyExercises. Only the files that learners change are \
      read from it. They are judged in processes of their own, shut off from this machine as far \
      as it allows; the report says how far.

      Verdicts are kept by the content of the answers. A run that was interrupted goes on where it \
      was, and only what has changed is judged again. The report on the same submissions is the same \
      to the last byte.

      Cases are made from --seed. Whoever knows it can prepare for them: choose your own, and keep \
      it to yourself.

      The formats:
        text        for people
        json        all there is
        junit       for continuous integration
        csv         one row for each submission and exercise
        gradescope  results.json; with several submissions, --output names a folder
        classroom   the result of a test runner of GitHub Classroom, before Base64; likewise

      The exit status is 0 if all was graded, 1 if something has not passed and --require-pass is \
      given, 2 if the command line can't be understood or there is no submission, and 3 if the \
      judge itself could not do its work: such answers have no marks, which isn't zero.
      """,
    defaults: GradeOptions(),
    parameters: [
      .argument("FOLDER", \.folder, help: "A submission, or a folder with one in each folder."),
      .option("--format", \.format, help: "How to report."),
      .option(
        "--output", \.output, value: "FILE",
        help: "Where the report goes. Default: standard output."),
      .options(
        "--exercise", \.exercises, value: "NAME",
        help: "Grade only this exercise; can be given several times. Default: all."),
      .option("--seed", \.seed, help: "From which the random cases are made."),
      .option(
        "--jobs", \.jobs, in: 1...256, value: "N",
        help: "How many answers are judged at once. Default: as many as there are cores."),
      .option(
        "--state", \.state, value: "DIR",
        help: "Where verdicts are kept. Default: .build/course/grades in the workspace."),
      .flag(
        "--no-isolation", \.isNotIsolated,
        help: "Judge with limits only, without shutting the code off from the machine."),
      .flag(
        "--require-pass", \.requiresPass, help: "Exit with status 1 unless everything has passed."),
    ])
}

extension ReportFormat: ArgumentValue {}

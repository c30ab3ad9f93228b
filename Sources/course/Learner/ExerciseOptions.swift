import Arguments

/// What can be said to a command that is about one exercise.
struct ExerciseOptions {
  var name: String?
  var isJSON = false

  /// Declares a command that takes an exercise.
  static func command(
    _ name: String, summary: String, discussion: String = ""
  ) -> Command<ExerciseOptions> {
    Command(
      "course \(name)", summary: summary, discussion: discussion, defaults: ExerciseOptions(),
      parameters: [
        .argument(
          "NAME", \.name,
          help: "The exercise, by its name or its number such as 3.4; else the current one."),
        .json,
      ])
  }
}

/// What can be said to a command that is about the course as a whole.
struct CourseOptions {
  var isJSON = false
}

extension Parameter<ExerciseOptions> {
  /// Asks for output that programs read.
  static var json: Self { .flag("--json", \.isJSON, help: "Print JSON.") }
}

extension Parameter<CourseOptions> {
  /// Asks for output that programs read.
  static var json: Self { .flag("--json", \.isJSON, help: "Print JSON.") }
}

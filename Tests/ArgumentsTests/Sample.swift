import Arguments

/// The options that the tests of the command line read.
struct SampleOptions: Equatable {
  enum Policy: String, CaseIterable, ArgumentValue {
    case onChange = "on-change"
    case onBackground = "on-background"
  }

  enum Feature: String, CaseIterable, ArgumentValue { case checklist, fasting }

  var data: String?
  var save = Policy.onChange
  var showsScreens = false
  var random: Int?
  var seed: UInt64 = 1
  var offset = 0
  var feature: Feature?
}

/// The command that the tests of the command line read.
func sampleCommand() -> Command<SampleOptions> {
  Command(
    "sample", summary: "Does what a sample does.",
    discussion: """
      Long words of explanation go on and on until the line is full and then they go on below it.

        sample --screens
      """,
    version: "1.2", defaults: SampleOptions(),
    parameters: [
      .option("--data", \.data, value: "DIR", help: "Where the files are."),
      .option("--save", \.save, help: "When to save."),
      .option("--random", \.random, in: 1...1000, help: "How many actions."),
      .option("--seed", \.seed, help: "Where chance begins."),
      .option("--offset", \.offset, help: "How far."),
      .flag("--screens", \.showsScreens, help: "Print each screen."),
      .argument("FEATURE", \.feature, help: "What to show; both if left out."),
    ])
}

/// The options that a command line asks to run with.
func options(_ words: String...) throws -> SampleOptions {
  guard case .run(let options) = try sampleCommand().parse(words) else {
    throw ArgumentError("asks for no run")
  }
  return options
}

/// What is wrong with a command line.
func fault(_ words: String...) -> String? {
  do {
    _ = try sampleCommand().parse(words)
    return nil
  } catch {
    return error.description
  }
}

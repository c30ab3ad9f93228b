import Arguments

/// What can be said on the command line of `trial-storage`.
struct TrialOptions {
  /// The trials.
  enum Trial: String, CaseIterable, ArgumentValue { case crash, files, large }
  /// Whose saves are cut off by a kill.
  enum Writer: String, CaseIterable, ArgumentValue {
    case store
    case mvcApp = "mvc-app"
    case mvvmApp = "mvvm-app"
  }

  var trial = Trial.crash
  var count: Int?
  var seed: UInt64 = 1
  var first = 1
  var writer = Writer.store
  var megabytes = 200

  static let command = Command(
    "trial-storage",
    summary: "Tries whether anything that was saved can be lost.",
    discussion: """
      The trials:
        crash   A process that saves as fast as it can is killed at random moments. Each file it
                leaves must be whole, and the last that was saved or the one being saved.
        files   Damaged and odd files are loaded, changed and moved aside. None may crash the
                process, keep it busy for long or fill the memory; none may be overwritten.
        large   Large files, whole and damaged, are loaded; their time and memory is shown.

      The exit status is 0 if nothing is wrong, 1 if something is, and 2 if the command line can't \
      be understood.
      """,
    version: "1.0",
    defaults: TrialOptions(),
    parameters: [
      .argument("TRIAL", \.trial, help: "Which trial."),
      .option(
        "--count", \.count, in: 1...10_000_000, value: "N",
        help: "How many kills, or files. Default: 500 kills, 20000 files."),
      .option("--seed", \.seed, help: "Which random moments, or files."),
      .option("--writer", \.writer, help: "What is killed by 'crash'."),
      .option(
        "--first", \.first, in: 1...10_000_000, value: "N",
        help: "The number of the first file for 'files', to see one again that was at fault."),
      .option("--size", \.megabytes, in: 1...2_000, value: "MB", help: "How large for 'large'."),
    ])
}

import Arguments
import TerminalTrials

/// What can be said on the command line of `trial-terminal`.
struct TrialOptions {
  /// The trials.
  enum Trial: String, CaseIterable, ArgumentValue { case keys, exits }

  var trial: Trial?
  var program: Program?
  var count = 1_000_000
  var seed: UInt64 = 1

  static let command = Command(
    "trial-terminal",
    summary: "Tries to crash the apps, to hang them, and to spoil the terminal.",
    discussion: """
      keys sends random bytes, in all sizes of the terminal: first to both patterns' apps within \
      this process, and compares their screens after each event; then to mvc-app, mvvm-app and \
      compare --live on a pseudo-terminal, which have to answer all the time and to quit in the end.

      exits leaves each of the three programs in every way (keys, signals, faults, a window that \
      closes), and compares the terminal with what it was before.

      Without a trial, both are made. The programs must have been built: swift build.

      The exit status is 0 if all is well, 1 if something was found, and 2 if the command line can't \
      be understood.
      """,
    version: "1.0", defaults: TrialOptions(),
    parameters: [
      .argument("TRIAL", \.trial, help: "Only this trial."),
      .argument("PROGRAM", \.program, help: "Only this program on a terminal."),
      .option(
        "--count", \.count, in: 1...1_000_000_000, value: "N",
        help: "How many bytes keys sends, to each."),
      .option("--seed", \.seed, help: "Which random bytes."),
    ])
}

extension Program: ArgumentValue {}

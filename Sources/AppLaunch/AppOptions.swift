import Arguments
import Model

/// What can be said on the command line of either app.
struct AppOptions {
  var data: String?
  var policy = SavePolicy.onChange
  var console: String?

  /// The command of an app.
  static func command(name: String, pattern: String) -> Command<AppOptions> {
    Command(
      name, summary: "The checklist and the fasting timer, built in \(pattern).",
      discussion: """
        In a terminal, the app fills the screen, and the line at the bottom shows what can be done.

        Without a terminal on standard input it reads a script from there, an action a line, and \
        prints the screen as plain text after each:
          add NAME   rename ROW NAME   toggle ROW   move ROWS OFFSET   delete ROWS
          length 4h   start   wait 1h30m   end   delete ROW
          background   foreground   relaunch   kill
        Rows count from 1; ROWS is like 2, 2-4 or 1,3. Time in scripts is simulated. A script \
        plays on the files of the data folder: name one with --data to leave your own alone.

        The exit status is 0 after quitting, 1 if something could not be done or saved, 2 if the \
        command line or the script can't be understood, and 128 plus its number after a signal.
        """,
      version: "1.0", defaults: AppOptions(),
      parameters: [
        .option(
          "--data", \.data, value: "DIR",
          help: "Where Checklist.plist and Fasts.plist are, in place of \(DataFolder.usual.path)."),
        .option("--save", \.policy, help: "When changes are saved."),
        .option(
          "--console", \.console, value: "FILE",
          help: "Add the life cycle and the list after each change to this file."),
      ])
  }
}

extension SavePolicy: ArgumentValue {}

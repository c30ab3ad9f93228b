import Arguments
import Model
import Scripting

/// What can be said on the command line of `compare`.
struct CompareOptions {
  /// The ways to report.
  enum Format: String, CaseIterable, ArgumentValue { case text, json }

  var feature: ScriptFeature?
  var script: String?
  var policy = SavePolicy.onChange
  var showsScreens = false
  var format = Format.text
  var isLive = false
  var randomCount: Int?
  var seed: UInt64?

  static let command = Command(
    "compare",
    summary: "Plays one script through both patterns and shows what differs, and what doesn't.",
    discussion: """
      Without a script, it plays a little story. For each action it prints the messages that went \
      between the objects, MVC at the left and MVVM at the right, and whether the two screens are \
      the same, cell for cell. Each pattern has temporary files of its own.

      A script has an action a line:
        add NAME   rename ROW NAME   toggle ROW   move ROWS OFFSET   delete ROWS
        length 4h   start   wait 1h30m   end   delete ROW
        background   foreground   relaunch   kill
      Rows count from 1; ROWS is like 2, 2-4 or 1,3. OFFSET is a position between rows, from 0, \
      before the first row, to their number. A # begins a comment.

      The exit status is 0 if all screens are the same, 1 if not or if a row does not exist, and 2 \
      if the command line or the script can't be understood.
      """,
    version: "1.0",
    defaults: CompareOptions(),
    parameters: [
      .argument("FEATURE", \.feature, help: "Only this feature's part of the story."),
      .option("--script", \.script, value: "FILE", help: "A script to play; - is standard input."),
      .option("--save", \.policy, help: "When the apps save."),
      .flag("--screens", \.showsScreens, help: "Print the screen after each action."),
      .option("--format", \.format, help: "How to report."),
      .option(
        "--random", \.randomCount, in: 1...10_000_000, value: "N",
        help: "Play N random actions instead, and find the shortest script that shows a difference."
      ),
      .option("--seed", \.seed, help: "Which random actions; 1 unless said."),
      .flag("--live", \.isLive, help: "Drive both apps side by side, with your own keys."),
    ])

  /// What goes without what else is said, if anything.
  var conflict: ArgumentError? {
    let script = feature != nil || script != nil
    return if isLive, script || showsScreens || format == .json || randomCount != nil {
      ArgumentError("--live goes with no other option but --save")
    } else if randomCount != nil, script || showsScreens {
      ArgumentError("--random makes its own script: no FEATURE, --script or --screens")
    } else if seed != nil, randomCount == nil {
      ArgumentError("--seed goes with --random")
    } else {
      nil
    }
  }
}

extension ScriptFeature: ArgumentValue {}
extension SavePolicy: ArgumentValue {}

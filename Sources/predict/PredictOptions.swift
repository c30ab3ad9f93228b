import Arguments

/// What can be said on the command line of `predict`.
struct PredictOptions {
  /// The page's name, or the path of its program.
  var page = ""

  static let command = Command(
    "predict",
    summary: "Lets you predict what a page of the playground prints, result by result.",
    discussion: """
      The pages are value-types, reference-types, choosing-types, protocols-and-inheritance and \
      bindings. Each of them can start this by itself:
        swift run value-types              runs the page
        swift run value-types --predict    lets you predict its results

      White space, case and quotation marks don't count. What differs from run to run (after ≈) is \
      shown, not asked. Ctrl-D stops, and shows your score so far. Without a terminal the \
      predictions are read from standard input, one a line.
      """,
    defaults: PredictOptions(),
    parameters: [.argument("PAGE", \.page, help: "The page's name, or its program's path.")])
}

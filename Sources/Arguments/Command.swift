/// A command: what it is called, what it does, and what can be said on its command line.
///
/// The options are a plain structure whose properties hold the defaults:
/// ```swift
/// struct Options {
///   var format = Format.text
///   var data: String?
/// }
/// let command = Command(
///   "compare", summary: "Plays a script in both patterns.", defaults: Options(),
///   parameters: [
///     .option("--format", \.format, help: "How to report."),
///     .option("--data", \.data, value: "DIR", help: "Where the files are."),
///   ])
/// let options = command.parseOrExit()
/// ```
/// Every command understands `--help` and `-h`, and `--version` if it has a version.
public struct Command<Options> {
  /// What the user types to run the command.
  public let name: String
  /// What the command does, in one line.
  public let summary: String
  /// More about it, for the help: paragraphs with empty lines between them.
  ///
  /// Indented lines, such as examples, are kept as they are.
  public let discussion: String
  /// The version; `nil` for none.
  public let version: String?

  let defaults: Options
  let parameters: [Parameter<Options>]

  /// Declares a command.
  public init(
    _ name: String, summary: String, discussion: String = "", version: String? = nil,
    defaults: Options, parameters: [Parameter<Options>] = []
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.version = version
    self.defaults = defaults
    self.parameters = parameters
  }

  /// What a command line asks for.
  public enum Request {
    /// To run with these options.
    case run(Options)
    /// To show the help.
    case help
    /// To show the version.
    case version
  }

  /// Reads the words after the command's name.
  public func parse(_ arguments: [String]) throws(ArgumentError) -> Request {
    var parser = CommandLineParser(command: self, arguments: arguments)
    return try parser.parse()
  }

  /// The lines that tell the user what is wrong and where to find help.
  public func report(of error: ArgumentError) -> String {
    "error: \(error)\nSee '\(name) --help'.\n"
  }
}

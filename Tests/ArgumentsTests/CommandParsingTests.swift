import Arguments
import Testing

@Suite("A command line")
struct CommandParsingTests {
  @Test("leaves the defaults where it says nothing")
  func defaults() throws {
    #expect(try options() == SampleOptions())
  }

  @Test("gives an option its value as the next word or after an equals sign")
  func values() throws {
    #expect(try options("--data", "here", "--save", "on-background").save == .onBackground)
    #expect(try options("--data=a=b").data == "a=b")
    #expect(try options("--seed=18446744073709551615").seed == .max)
  }

  @Test("sets flags and arguments in any order")
  func order() throws {
    let given = try options("--screens", "fasting", "--random", "7")
    #expect(given.showsScreens && given.feature == .fasting && given.random == 7)
  }

  @Test("takes a dash alone and a negative number as values")
  func dashes() throws {
    #expect(try options("--data", "-").data == "-")
    #expect(try options("--offset", "-3").offset == -3)
  }

  @Test("has no options after two dashes")
  func endOfOptions() throws {
    #expect(try options("--", "checklist").feature == .checklist)
    #expect(fault("--", "--help") == "FEATURE takes 'checklist' or 'fasting', not '--help'")
  }

  @Test("asks for help or the version before anything later is checked")
  func builtIn() throws {
    for word in ["--help", "-h"] {
      guard case .help = try sampleCommand().parse([word, "--nonsense"]) else {
        Issue.record("\(word) does not ask for help")
        return
      }
    }
    guard case .version = try sampleCommand().parse(["--version"]) else {
      Issue.record("--version does not ask for the version")
      return
    }
  }

  @Test("knows --version only if there is a version")
  func noVersion() {
    let command = Command("plain", summary: "Is plain.", defaults: ())
    #expect(throws: ArgumentError("unknown option '--version'")) {
      try command.parse(["--version"])
    }
    #expect(!command.help.contains("--version"))
  }

  @Test(
    "says what is wrong with it",
    arguments: [
      (["--sav", "x"], "unknown option '--sav'; did you mean '--save'?"),
      (["-data"], "unknown option '-data'; did you mean '--data'?"),
      (["--hlep"], "unknown option '--hlep'; did you mean '--help'?"),
      (["--frobnicate=3"], "unknown option '--frobnicate'"),
      (["--save", "x"], "--save takes 'on-change' or 'on-background', not 'x'"),
      (["--save="], "--save takes 'on-change' or 'on-background', not ''"),
      (["--data="], "--data takes a text that is not empty, not ''"),
      (["--data"], "--data needs a value: --data DIR"),
      (["--save"], "--save needs a value: --save on-change|on-background"),
      (
        ["--data", "--screens"],
        "--data needs a value, and '--screens' looks like an option; "
          + "write --data=VALUE if it is none"
      ),
      (["--random", "many"], "--random takes a whole number from 1 to 1000, not 'many'"),
      (["--random", "0"], "--random takes a whole number from 1 to 1000, not '0'"),
      (["--seed", "-1"], "--seed takes a whole number from 0, not '-1'"),
      (
        ["--offset", "99999999999999999999"],
        "--offset takes a whole number, not '99999999999999999999'"
      ),
      (["--data", "a", "--data=b"], "--data is given more than once"),
      (["--screens", "--screens"], "--screens is given more than once"),
      (["--screens=yes"], "--screens takes no value"),
      (["--help=me"], "--help takes no value"),
      (["cheklist"], "FEATURE takes 'checklist' or 'fasting', not 'cheklist'"),
      (["fasting", "checklist"], "unexpected argument 'checklist'"),
      (["fasting", "\u{1b}[2J"], #"unexpected argument '\u{1b}[2J'"#),
    ])
  func faults(words: [String], message: String) {
    #expect(throws: ArgumentError(message)) { try sampleCommand().parse(words) }
  }

  @Test("can be required to give an argument, and to give many")
  func requiredAndMany() throws {
    struct Options {
      var verb = ""
      var files: [String] = []
    }
    let command = Command(
      "many", summary: "Takes many.", defaults: Options(),
      parameters: [
        .argument("VERB", \.verb, help: "What to do."),
        .arguments("FILE", \.files, help: "With what."),
      ])
    #expect(throws: ArgumentError("VERB is missing")) { try command.parse([]) }
    guard case .run(let options) = try command.parse(["open", "a", "b"]) else {
      Issue.record("asks for no run")
      return
    }
    #expect(options.verb == "open" && options.files == ["a", "b"])
    #expect(command.help.hasPrefix("Usage: many [options] VERB [FILE ...]\n"))
  }

  @Test("can take an option several times")
  func repeatedOption() throws {
    struct Options {
      var names: [String] = []
      var seed: UInt64 = 1
    }
    let command = Command(
      "many", summary: "Takes many.", defaults: Options(),
      parameters: [
        .options("--name", \.names, value: "NAME", help: "Which ones."),
        .option("--seed", \.seed, help: "From which."),
      ])
    guard case .run(let options) = try command.parse(["--name", "a", "--name=b"]) else {
      Issue.record("asks for no run")
      return
    }
    #expect(options.names == ["a", "b"])
    #expect(throws: ArgumentError("--seed is given more than once")) {
      try command.parse(["--seed", "1", "--seed", "2"])
    }
  }
}

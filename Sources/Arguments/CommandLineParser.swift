/// Goes through a command line once, from left to right.
struct CommandLineParser<Options> {
  private let command: Command<Options>
  private var remaining: ArraySlice<String>
  private var options: Options
  private var named: [String: Parameter<Options>] = [:]
  private var awaited: ArraySlice<Parameter<Options>> = []
  private var given: Set<String> = []

  init(command: Command<Options>, arguments: [String]) {
    self.command = command
    remaining = arguments[...]
    options = command.defaults
    for parameter in command.parameters {
      if case .argument = parameter.kind {
        awaited.append(parameter)
      } else {
        named[parameter.name] = parameter
      }
    }
  }

  mutating func parse() throws(ArgumentError) -> Command<Options>.Request {
    while let word = remaining.popFirst() {
      switch word {
      case "--help", "-h": return .help
      case "--version" where command.version != nil: return .version
      case "--":
        while let argument = remaining.popFirst() { try take(argument: argument) }
      default:
        if word.looksLikeOption {
          try take(option: word)
        } else {
          try take(argument: word)
        }
      }
    }
    if let missing = awaited.first(where: \.isRequired) {
      throw ArgumentError("\(missing.name) is missing")
    }
    return .run(options)
  }

  private mutating func take(argument: String) throws(ArgumentError) {
    guard let parameter = awaited.first else {
      throw ArgumentError("unexpected argument \(argument.quoted)")
    }
    try parameter.store(argument, &options)
    if !parameter.repeats { awaited.removeFirst() }
  }

  private mutating func take(option word: String) throws(ArgumentError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let attached = parts.count == 2 ? String(parts[1]) : nil
    guard let parameter = named[name] else {
      throw isBuiltIn(name)
        ? ArgumentError("\(name) takes no value") : unknownOption(name)
    }
    guard given.insert(name).inserted || parameter.repeatsAsOption else {
      throw ArgumentError("\(name) is given more than once")
    }
    if case .flag = parameter.kind {
      guard attached == nil else { throw ArgumentError("\(name) takes no value") }
      try parameter.store("", &options)
    } else if let attached {
      try parameter.store(attached, &options)
    } else {
      try parameter.store(try takeValue(of: parameter), &options)
    }
  }

  private mutating func takeValue(
    of parameter: Parameter<Options>
  ) throws(ArgumentError) -> String {
    let name = parameter.name
    guard let value = remaining.first else {
      throw ArgumentError("\(name) needs a value: \(name) \(parameter.placeholder)")
    }
    guard !value.looksLikeOption else {
      throw ArgumentError(
        "\(name) needs a value, and \(value.quoted) looks like an option; "
          + "write \(name)=VALUE if it is none")
    }
    remaining.removeFirst()
    return value
  }

  private func isBuiltIn(_ name: String) -> Bool {
    command.builtInFlags.contains { $0.name == name }
  }

  private func unknownOption(_ name: String) -> ArgumentError {
    let names = (command.parameters + command.builtInFlags).map(\.name).filter(\.looksLikeOption)
    let bare = name.drop { $0 == "-" }
    let nearest = bare.nearest(in: names.map { String($0.dropFirst(2)) })
    let hint = nearest.map { "; did you mean '--\($0)'?" } ?? ""
    return ArgumentError("unknown option \(name.quoted)\(hint)")
  }
}

extension Parameter {
  fileprivate var isRequired: Bool {
    if case .argument(isRequired: true, _) = kind { true } else { false }
  }

  fileprivate var repeats: Bool {
    if case .argument(_, repeats: true) = kind { true } else { false }
  }
}

extension String {
  /// Whether a word begins like an option: a dash alone and a number below zero don't.
  fileprivate var looksLikeOption: Bool {
    hasPrefix("-") && count > 1 && Int(self) == nil
  }
}

extension Command {
  /// The help: usage, summary, discussion, and a line for each thing that can be said.
  public var help: String {
    let width = 80
    var sections = ["Usage: \(usage)", summary.wrapped(to: width)]
    if !discussion.isEmpty { sections.append(discussion.wrapped(to: width)) }
    let arguments = parameters.filter { $0.isArgument }
    let options = parameters.filter { !$0.isArgument } + builtInFlags
    if !arguments.isEmpty { sections.append("Arguments:\n" + table(of: arguments, width: width)) }
    sections.append("Options:\n" + table(of: options, width: width))
    return sections.joined(separator: "\n\n") + "\n"
  }

  /// What the command understands without having declared it.
  var builtInFlags: [Parameter<Options>] {
    var flags = [Parameter<Options>.builtIn("--help", help: "Show this help (also -h).")]
    if version != nil { flags.append(.builtIn("--version", help: "Show the version.")) }
    return flags
  }

  private var usage: String {
    ([name, "[options]"] + parameters.compactMap(\.usage)).joined(separator: " ")
  }

  private func table(of parameters: [Parameter<Options>], width: Int) -> String {
    let widest = 24
    let labels = parameters.map(\.label)
    let column = labels.map(\.count).filter { $0 <= widest }.max() ?? 0
    let margin = String(repeating: " ", count: column + 4)
    return zip(parameters, labels).map { parameter, label in
      let lines = help(of: parameter).wrapped(to: width - margin.count)
        .split(separator: "\n", omittingEmptySubsequences: false)
      let text = lines.joined(separator: "\n" + margin)
      let padding = String(repeating: " ", count: max(0, column - label.count))
      return label.count <= column
        ? "  \(label)\(padding)  \(text)" : "  \(label)\n\(margin)\(text)"
    }.joined(separator: "\n")
  }

  private func help(of parameter: Parameter<Options>) -> String {
    guard let value = parameter.defaultValue(defaults) else { return parameter.help }
    return "\(parameter.help) Default: \(value)."
  }
}

extension Parameter {
  fileprivate static func builtIn(_ name: String, help: String) -> Self {
    Parameter(kind: .flag, name: name, help: help) { _, _ in }
  }

  fileprivate var isArgument: Bool {
    if case .argument = kind { true } else { false }
  }

  fileprivate var label: String {
    switch kind {
    case .flag: name
    case .option: "\(name) \(placeholder)"
    case .argument: placeholder
    }
  }

  fileprivate var usage: String? {
    switch kind {
    case .flag, .option: nil
    case .argument(_, repeats: true): "[\(placeholder) ...]"
    case .argument(isRequired: true, _): placeholder
    case .argument: "[\(placeholder)]"
    }
  }
}

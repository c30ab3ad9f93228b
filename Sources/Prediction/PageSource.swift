/// The text of a playground page, cut into its sections.
public struct PageSource: Sendable {
  /// A section: all from a `//: ## Title` to the next one.
  public struct Section: Sendable, Equatable {
    /// The title, as the markup has it.
    public var title: String

    /// The code to show to a learner, without the lines that give the results away.
    public var code: [String]
  }

  /// The sections in the order of the page.
  public private(set) var sections: [Section] = []

  /// Reads a page's text.
  ///
  /// Markup is left out, and so are the lines that only print a heading, a step or a remark. A line
  /// that shows a result becomes a question: `show("rex.name", rex.name)` reads `// rex.name → ?`.
  public init(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix(Self.titleMark) {
        sections.append(Section(title: String(line.dropFirst(Self.titleMark.count)), code: []))
      } else if !sections.isEmpty, let code = Self.code(in: line) {
        sections[sections.count - 1].code.append(code)
      }
    }
    for index in sections.indices {
      while sections[index].code.last?.isEmpty == true { sections[index].code.removeLast() }
    }
  }

  private static let titleMark = "//: ## "

  private static func code(in line: String) -> String? {
    if ["//:", "section(", "step(", "note("].contains(where: line.hasPrefix) { return nil }
    guard line.hasPrefix("show(") else { return line }
    return "// \(firstArgument(of: line)) → ?"
  }

  /// The text of the string literal, plain or raw, that is a call's first argument.
  public static func firstArgument(of call: String) -> String {
    let arguments = call.drop { $0 != "(" }.dropFirst()
    if arguments.hasPrefix("#\"") {
      let literal = arguments.dropFirst(2)
      return String(literal[..<(literal.firstRange(of: "\"#")?.lowerBound ?? literal.endIndex)])
    }
    var text = ""
    var isEscaped = false
    for character in arguments.dropFirst() {
      if isEscaped {
        text.append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        break
      } else {
        text.append(character)
      }
    }
    return text
  }
}

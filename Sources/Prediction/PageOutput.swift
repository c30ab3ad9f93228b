/// What a page prints, cut into its sections and lines.
public struct PageOutput: Sendable {
  /// A line of a page's output.
  public enum Line: Sendable, Equatable {
    /// A value beside the expression that made it, such as `rex.name → "Rex"`. It can be predicted.
    case result(expression: String, value: String)

    /// A line that is only read: a step, a remark, or a figure (`memory ≈ 1.8`).
    case text(String)
  }

  /// A section: a heading and the lines below it.
  public struct Section: Sendable, Equatable {
    /// The title, as the page's markup has it too.
    public var title: String

    /// The lines in the order in which they were printed.
    public var lines: [Line]
  }

  /// The sections in the order of the page.
  public private(set) var sections: [Section] = []

  /// Reads what a page printed.
  public init(_ text: String) {
    for line in text.split(separator: "\n").map(String.init) {
      if line.hasPrefix("── ") {
        let title = line.dropFirst(3).reversed().drop { $0 == "─" || $0 == " " }.reversed()
        sections.append(Section(title: String(title), lines: []))
      } else if !sections.isEmpty {
        sections[sections.count - 1].lines.append(Line(line))
      }
    }
  }

  /// The output with `…` in the place of all that differs from run to run.
  ///
  /// The one rule of the pages: what follows `≈` on a line was measured (a time, an amount of
  /// memory, an address), and what follows `→` is the same in every run.
  public static func withoutMeasurements(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in
        line.firstRange(of: " ≈ ").map { line[..<$0.upperBound] + "…" } ?? line
      }
      .joined(separator: "\n")
  }
}

extension PageOutput.Line {
  init(_ line: String) {
    guard let arrow = line.firstRange(of: " → ") else {
      self = .text(line)
      return
    }
    self = .result(
      expression: String(line[..<arrow.lowerBound]), value: String(line[arrow.upperBound...]))
  }
}

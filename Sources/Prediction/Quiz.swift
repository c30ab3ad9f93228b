/// A page whose results are predicted, one by one, before they are shown.
public struct Quiz {
  /// How many predictions were made, and how many of them were right.
  public struct Score: Sendable, Equatable {
    /// The predictions that came true.
    public var right = 0

    /// All predictions.
    public var asked = 0
  }

  private let source: PageSource
  private let output: PageOutput

  /// Makes a quiz of a page's source and of what the page printed.
  public init(source: PageSource, output: PageOutput) {
    self.source = source
    self.output = output
  }

  /// Goes through the page: each section's code, then its output, with a stop before each result.
  ///
  /// - Parameters:
  ///   - readGuess: Waits for the next guess; nil when there are no more, which ends the quiz.
  ///   - write: Shows a text, which has its own line breaks.
  /// - Returns: The score, of the results that were asked for before the end.
  public func run(readGuess: () -> String?, write: (String) -> Void) -> Score {
    var score = Score()
    for section in output.sections {
      write("\n── \(section.title)\n\n\(code(of: section))\n")
      for line in section.lines {
        switch line {
        case .text(let text):
          write("\(text)\n")
        case .result(let expression, let value):
          write("\(expression) → ")
          guard let guess = readGuess() else {
            write("\n\nStopped there. \(summary(of: score))\n")
            return score
          }
          let isRight = Guess(guess).matches(value)
          score.asked += 1
          score.right += isRight ? 1 : 0
          write("        \(isRight ? "✓" : "✗ It prints") \(value)\n")
        }
      }
    }
    write("\n\(summary(of: score))\n")
    return score
  }

  private func code(of section: PageOutput.Section) -> String {
    let code = source.sections.first { $0.title == section.title }?.code ?? []
    return code.map { $0.isEmpty ? "\n" : "  │ \($0)\n" }.joined()
  }

  private func summary(of score: Score) -> String {
    "You predicted \(score.right) of \(score.asked) right."
  }
}

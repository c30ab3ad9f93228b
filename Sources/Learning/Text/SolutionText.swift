import Exercises
import TerminalUI

/// The course's solution beside the learner's own answer.
public struct SolutionText {
  private let answer: [SourceFile]
  private let solution: [SourceFile]

  /// Creates the comparison.
  public init(answer: [SourceFile], solution: [SourceFile]) {
    self.answer = answer
    self.solution = solution
  }

  /// Each file with what the course has in other words.
  public var lines: [TextLine] {
    var lines: [TextLine] = []
    for file in solution {
      let own = answer.first { $0.name == file.name }?.text ?? ""
      let diff = LineDiff(from: own, to: file.text)
      if !lines.isEmpty { lines.append(TextLine()) }
      guard !diff.isEmpty else {
        lines.append(TextLine("\(file.name): yours and the course's are the same.", style: .bold))
        continue
      }
      lines.append(
        TextLine("\(file.name): ", style: .bold)
          .adding("- only in yours", style: Style(color: .red)).adding(", ")
          .adding("+ only in the course's", style: Style(color: .green)))
      lines.append(TextLine())
      lines += diff.changes.map(\.line)
    }
    return lines
  }
}

extension LineDiff.Change {
  fileprivate var line: TextLine {
    switch self {
    case .same(let text): TextLine("  " + text, indent: 2)
    case .removed(let text): TextLine("- " + text, style: Style(color: .red), indent: 2)
    case .added(let text): TextLine("+ " + text, style: Style(color: .green), indent: 2)
    }
  }
}

import Exercises
import Foundation

/// Lines of the solution that stand where the learner can read them before they have solved it.
struct Giveaway {
  let solution: [SourceFile]
  let starter: [SourceFile]

  /// Shorter lines say nothing by themselves.
  private static let shortestTell = 16

  /// The solution's own lines that a text contains.
  func lines(in text: String) -> [String] {
    let known = Set(starter.flatMap { Self.lines(of: $0.text) })
    return solution.flatMap { Self.lines(of: $0.text) }.filter { line in
      line.count >= Self.shortestTell && !line.hasPrefix("//") && !known.contains(line)
        && text.contains(line)
    }
  }

  private static func lines(of text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
  }
}

import Answering
import Foundation
import Model

@main
enum Checks: ExerciseChecks {
  static func answer(_ question: inout Question) async throws -> String {
    // Each fast is told by the hour at which it began, and by a letter.
    var history = FastHistory(fasts: [fast("a", at: 8), fast("b", at: 20), fast("c", at: 14)])
    switch question.check {
    case "newest-first":
      return letters(history.newestFirst)
    case "fasts-stay":
      _ = history.newestFirst
      return letters(history.fasts)
    case "deletes-the-newest":
      return deleting("b", from: &history)
    case "deletes-the-oldest":
      return deleting("a", from: &history)
    case "gone":
      _ = history.delete(id(of: "c"))
      return deleting("c", from: &history)
    case "began-together":
      history = FastHistory(
        fasts: [fast("d", at: 7)] + ["b", "a", "c"].map { fast($0, at: 8) })
      return letters(history.newestFirst)
    case "twins":
      let twins = ["a", "b", "c"].map { fast($0, at: 8) }
      history = FastHistory(fasts: twins + [fast("d", at: 7)])
      _ = history.delete(id(of: "b"))
      return letters(history.fasts)
    case "any-history":
      return anyHistory(&question)
    case "only-one":
      history = FastHistory(fasts: [fast("a", at: 8)])
      return deleting("a", from: &history)
    default: return "unknown check"
    }
  }

  private static func anyHistory(_ question: inout Question) -> String {
    let hours = question.shuffled(Array(0..<24))
    let names = ["a", "b", "c", "d", "e", "f", "g"].prefix(question.number(in: 4...7))
    var history = FastHistory(fasts: zip(names, hours).map { fast($0, at: $1) })
    let before = zip(names, hours).map { "\($0) at \($1):00" }.joined(separator: ", ")
    let deletions = question.shuffled(Array(names)).prefix(3)
    return "\(before); "
      + deletions.map { "without \($0): \(deleting($0, from: &history))" }.joined(separator: "; ")
  }

  private static func deleting(_ name: String, from history: inout FastHistory) -> String {
    let row = history.delete(id(of: name)).map { "row \($0)" } ?? "no row"
    return "\(row), \(letters(history.newestFirst)) on the screen"
  }

  private static func letters(_ fasts: [Fast]) -> String {
    let letters = fasts.map { fast in
      ["a", "b", "c", "d", "e", "f", "g"].first { id(of: $0) == fast.id } ?? "?"
    }
    return letters.isEmpty ? "nothing" : letters.joined(separator: " ")
  }

  private static func fast(_ name: String, at hour: Int) -> Fast {
    let start = Date(timeIntervalSinceReferenceDate: TimeInterval(hour) * 3_600)
    return Fast(id: id(of: name), start: start, length: 14_400, end: start + 14_400)
  }

  private static func id(of name: String) -> UUID {
    let byte = name.utf8.first ?? 0
    return UUID(uuid: (byte, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }
}

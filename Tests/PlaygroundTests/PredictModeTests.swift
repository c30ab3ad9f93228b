import Foundation
import Prediction
import Testing

/// The predict mode as a learner uses it: a page's program with `--predict`.
@Suite struct PredictModeTests {
  @Test("Whoever predicts every result of a page gets the full score", arguments: Lesson.all)
  func allRight(lesson: Lesson) throws {
    let values = try lesson.outcome.results
    let outcome = try run(lesson.name, "--predict", input: values.joined(separator: "\n"))
    #expect(outcome.status == 0)
    #expect(
      outcome.output.hasSuffix("\nYou predicted \(values.count) of \(values.count) right.\n"))
  }

  @Test("A wrong prediction is answered with the truth")
  func oneWrong() throws {
    var values = try Lesson(title: "Value Types").outcome.results
    values[3] = "5"
    let outcome = try run("value-types", "--predict", input: values.joined(separator: "\n"))
    #expect(outcome.output.contains("→ 5\n        ✗ It prints 10\n"))
    #expect(
      outcome.output.hasSuffix("You predicted \(values.count - 1) of \(values.count) right.\n"))
  }

  @Test("The end of the predictions ends the mode in good order, with the score so far")
  func earlyEnd() throws {
    let outcome = try run("value-types", "--predict", input: "5\n5\n10\n")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasSuffix("Stopped there. You predicted 2 of 3 right.\n"))
  }

  @Test("No result and no remark is to be read before it was predicted")
  func nothingGivenAway() throws {
    let outcome = try run("value-types", "--predict", input: "5\n5\n5\n")
    #expect(!outcome.output.contains("10\n        "))
    #expect(!outcome.output.contains("▸"))
  }

  @Test("Figures that differ from run to run are shown, not asked")
  func measurements() throws {
    let values = try Lesson(title: "Choosing Types").outcome.results
    let outcome = try run("choosing-types", "--predict", input: values.joined(separator: "\n"))
    #expect(outcome.output.contains("      memory, objects ÷ structures           ≈ "))
  }

  @Test("A page and the predict program explain themselves")
  func help() throws {
    let help = try run("value-types", "--help")
    #expect(help.status == 0)
    #expect(help.output.contains("swift run value-types --predict"))
    #expect(try run("predict", "--help").output == help.output)
  }

  @Test("The predict program takes a page by name, and says so if there is none of that name")
  func byName() throws {
    #expect(try run("predict", "value-types", input: "5").output.contains("1 of 1 right"))
    let unknown = try run("predict", "tuples")
    #expect(unknown.status == 2)
    #expect(unknown.output.contains("There is no page 'tuples'"))
  }
}

extension Outcome {
  /// The values of all results that a page printed.
  fileprivate var results: [String] {
    PageOutput(output).sections.flatMap(\.lines).compactMap { line in
      if case .result(_, let value) = line { value } else { nil }
    }
  }
}

import Exercises
import Foundation
import Learning
import Testing

@testable import Judging

@Suite("A verdict")
struct VerdictTextTests {
  private let workspace: TemporaryWorkspace
  private let exercise: Exercise

  init() throws {
    workspace = try TemporaryWorkspace()
    exercise = try #require(try workspace.learner().exercise(named: "double"))
  }

  private func text(
    _ verdict: Verdict, detail: VerdictText.Detail = .all, remarks: [String] = []
  ) -> [String] {
    let report = CheckReport(
      exercise: exercise, verdict: verdict, remarks: remarks, answerNames: ["Double.swift"],
      givenNames: ["Unit.swift"])
    return VerdictText(report, detail: detail).lines.map(\.text)
  }

  private func verdict(
    _ state: Verdict.State, _ edit: (inout Verdict) throws -> Void = { _ in }
  ) rethrows -> Verdict {
    var verdict = Verdict(exercise: "double", state: state)
    try edit(&verdict)
    return verdict
  }

  private func diagnostics(_ output: String) -> [Diagnostic] {
    let file = SourceFile(name: "Double.swift", content: Data("func double() {\n\té\n".utf8))
    return Diagnostic.all(in: output, files: [file])
  }

  private func result(
    _ state: String, expected: String? = nil, actual: String? = nil, detail: String? = nil
  ) throws -> CheckResult {
    let fields: [String: Any?] = [
      "name": "one", "sentence": "Twice 1 is 2.", "state": state, "expected": expected,
      "actual": actual, "detail": detail, "file": "Double.swift", "line": 1, "thought": "Why?",
      "points": 1, "isHidden": false,
    ]
    let data = try JSONSerialization.data(withJSONObject: fields.compactMapValues { $0 })
    return try JSONDecoder().decode(CheckResult.self, from: data)
  }

  @Test("shows what is expected beside what came, where to look, and what to think about")
  func failure() throws {
    let verdict = try verdict(.failed) {
      $0.checks = [try result("passed"), try result("failed", expected: "2", actual: "1")]
    }
    #expect(
      text(verdict) == [
        "✗ Not yet: 1 of 2 checks passes.", "",
        "✓ Twice 1 is 2.",
        "✗ failed: Twice 1 is 2.",
        "    expected  2", "    but got   1", "    look at   Double.swift:1", "    think     Why?",
      ])
  }

  @Test("shows several lines below each other")
  func severalLines() throws {
    let verdict = try verdict(.failed) {
      $0.checks = [try result("failed", expected: "a\nb", actual: "")]
    }
    let lines = text(verdict)
    #expect(lines.contains("      │ a") && lines.contains("      │ b"))
    #expect(lines.contains("    but got   (nothing)"))
  }

  @Test("shows while watching only the first failure whole")
  func firstFailure() throws {
    let verdict = try verdict(.failed) {
      var second = try result("failed", expected: "2", actual: "1")
      second.name = "four"
      $0.checks = [try result("failed", expected: "2", actual: "1"), second]
    }
    #expect(text(verdict, detail: .first).filter { $0.contains("expected") }.count == 1)
    #expect(text(verdict).filter { $0.contains("expected") }.count == 2)
  }

  @Test("begins with the compiler's errors, with a caret below the place")
  func compileError() {
    let verdict = verdict(.doesNotCompile) {
      $0.diagnostics = diagnostics("Double.swift:2:4: error: cannot find 'x' in scope")
    }
    #expect(
      text(verdict) == [
        "✗ It doesn't compile yet.", "",
        "Double.swift:2:4: error: cannot find 'x' in scope",
        "  2 │   é",
        "    │    ^",
      ])
  }

  @Test("says when the checks use what isn't there")
  func missingDeclaration() {
    func lines(_ output: String) -> [String] {
      text(verdict(.doesNotCompile) { $0.diagnostics = diagnostics(output) })
    }
    let checks = "Checks.swift:1:1: error: cannot find 'double' in scope"
    #expect(lines(checks)[2] == "Your code doesn't offer what the checks use:")
    let given = "Unit.swift:1:1: error: cannot find 'double' in scope"
    #expect(lines(given)[2] == "Your code doesn't fit the given code:")
    let both = lines(checks + "\nDouble.swift:1:1: error: expected '}'")
    #expect(both[2] == "Double.swift:1:1: error: expected '}'")
    #expect(!both.contains { $0.hasPrefix("Checks.swift") })
  }

  @Test(
    "has a word of its own for each way to end",
    arguments: [
      ("timed out", nil, "never ends"), ("limit", "memory", "Memory ran out"),
      ("limit", "stack", "too deep"), ("limit", "output", "more than anyone can read"),
      ("limit", "files", "too big"), ("stopped early", nil, "ended before it answered"),
      ("tampered", nil, "doesn't count"),
      ("crashed", "Exercise/Double.swift:1: Fatal error: Index out of range", "Index out of range"),
    ] as [(String, String?, String)])
  func ends(state: String, detail: String?, words: String) throws {
    let verdict = try verdict(.failed) { $0.checks = [try result(state, detail: detail)] }
    #expect(text(verdict).contains { $0.contains(words) })
  }

  @Test("shows a part of what the code printed, and nothing that steers a terminal")
  func printed() {
    let verdict = verdict(.passed) {
      $0.printed = "\u{1B}[2Ja\n" + String(repeating: "line\n", count: 100)
    }
    let lines = text(verdict)
    #expect(lines.contains("  │ ␛[2Ja"))
    #expect(lines.last == "  … and 89 more lines")
  }

  @Test("shows what Swift says of a crash, without the list of calls")
  func crash() {
    let verdict = verdict(.crashed) {
      $0.printed = """
        Exercise/Double.swift:1: Fatal error: not written yet
        Current stack trace:
        0    libswiftCore.so                    0x00007f2414912b60 _swift_stdlib_report + 109
        10   Answer                             0x000055a38e4c359c <unavailable> + 26012
        12 items
        """
    }
    #expect(
      text(verdict).suffix(2) == [
        "  │ Exercise/Double.swift:1: Fatal error: not written yet", "  │ 12 items",
      ])
  }

  @Test("shows of tests only what they say of the right code")
  func printedByTests() throws {
    let tests = try #require(try workspace.learner().exercise(named: "try-it"))
    var verdict = Verdict(exercise: "try-it", state: .failed)
    verdict.printed = """
      ◇ Test it() started.
      ✘ Test it() recorded an issue at Tests.swift:3:23: Expectation failed: one() == 2
      ✘ Test run with 1 test failed
      ✘ Test it() recorded an issue at Tests.swift:3:23: Expectation failed: one() == 3
      """
    let report = CheckReport(exercise: tests, verdict: verdict, answerNames: ["Tests.swift"])
    let lines = VerdictText(report).lines.map(\.text)
    #expect(
      lines.suffix(2) == [
        "Your tests say of the right code:",
        "  │ ✘ Test it() recorded an issue at Tests.swift:3:23: Expectation failed: one() == 2",
      ])
  }

  @Test("tells the misconception, and what is to be known of the files")
  func misconception() {
    let verdict = verdict(.failed) { $0.misconception = "You took it for another." }
    let lines = text(verdict, remarks: ["Unit.swift isn't as the course gives it."])
    #expect(lines.contains { $0.hasSuffix("You took it for another.") })
    #expect(lines.last == "Note: Unit.swift isn't as the course gives it.")
  }
}

import Exercises
import Foundation
import Testing

@testable import Verification

@Suite("What gives the solution away")
struct GiveawayTests {
  private let giveaway = Giveaway(
    solution: [
      SourceFile(
        name: "A.swift",
        content: Data(
          """
          struct Item {
            let startsWithThis = true
            // A comment that explains.
            items.removeAll { $0.isDone }
            short()
          }
          """.utf8))
    ],
    starter: [
      SourceFile(
        name: "A.swift", content: Data("struct Item {\n    let startsWithThis = true\n}".utf8))
    ])

  @Test("A line of the solution within a text is one, wherever it stands")
  func line() {
    let line = "items.removeAll { $0.isDone }"
    #expect(giveaway.lines(in: "Write `\(line)` there.") == [line])
  }

  @Test(
    "What the learner has already, comments and short lines are none",
    arguments: [
      "let startsWithThis = true", "// A comment that explains.", "short()",
      "items.removeAll { $0.isDone == true }", "",
    ])
  func none(text: String) {
    #expect(giveaway.lines(in: text) == [])
  }
}

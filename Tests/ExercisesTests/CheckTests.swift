import Foundation
import Testing

@testable import Exercises

@Suite("A check in a manifest")
struct CheckTests {
  private func check(_ json: String) throws -> Check {
    try JSONDecoder().decode(Check.self, from: Data(json.utf8))
  }

  @Test("What is left out has a default")
  func defaults() throws {
    let check = try check(
      """
      { "name": "deletes-one", "sentence": "It goes.", "expected": "Tea", "at": "func delete",
        "think": "Which?" }
      """)
    #expect(check.name == "deletes-one")
    #expect(check.sentence == "It goes.")
    #expect(check.expected == "Tea")
    #expect(check.cases == 0)
    #expect(check.place == "func delete")
    #expect(check.thought == "Which?")
    #expect(check.points == 1)
    #expect(check.needs == [])
    #expect(!check.isHidden)
  }

  @Test("What is said is taken")
  func allSaid() throws {
    let check = try check(
      """
      { "name": "any", "sentence": "S.", "cases": 4, "at": "a", "think": "t", "points": 3,
        "needs": ["one", "two"], "hidden": true }
      """)
    #expect(check.expected == nil)
    #expect(check.cases == 4)
    #expect(check.points == 3)
    #expect(check.needs == ["one", "two"])
    #expect(check.isHidden)
  }

  @Test(
    "Either what is expected or a number of cases is needed, and not both",
    arguments: [
      "", #""expected": "e", "cases": 3,"#, #""cases": 0,"#, #""cases": 21,"#, #""cases": -1,"#,
    ])
  func expectedOrCases(members: String) throws {
    let json = #"{ \#(members) "name": "any", "sentence": "S.", "at": "a", "think": "t" }"#
    let error = #expect(throws: DecodingError.self) { try check(json) }
    guard case .dataCorrupted(let context)? = error else {
      Issue.record("It is another error.")
      return
    }
    #expect(
      context.debugDescription == "check 'any' needs either 'expected' or 'cases' from 1 to 20")
  }

  @Test("A check without cases is asked once, and its seed is 0")
  func oneQuery() throws {
    let check = try check(CourseFolder.check("only"))
    #expect(check.queries(seed: 99) == [Query(check: check, number: 0, seed: 0)])
    #expect(check.queries(seed: 99).map(\.label) == ["only"])
  }

  @Test("Each case has a number and a seed of its own")
  func queries() throws {
    let check = try check(
      #"{ "name": "any", "sentence": "S.", "cases": 3, "at": "a", "think": "t" }"#)
    #expect(check.queries().map(\.label) == ["any 1", "any 2", "any 3"])
    #expect(check.queries().map(\.seed) == [1, 2, 3])
    #expect(check.queries(seed: 1_000).map(\.seed) == [1_001, 1_002, 1_003])
    #expect(check.queries(seed: .max).map(\.seed) == [0, 1, 2])
  }
}

import Exercises
import Foundation
import Testing

@testable import Verification

@Suite("What an exercise says of itself")
struct StatedFaultTests {
  private let course: TemplateCourse

  init() throws {
    course = try TemplateCourse()
  }

  private func faults() throws -> [String] {
    try course.exercise.statedFaults(in: course.workspace)
  }

  @Test("Of the template, all is as it must be")
  func template() throws {
    #expect(try faults() == [])
  }

  @Test("There must be three hints")
  func hints() throws {
    try course.replace(
      "    \"Collections have a method that keeps some of their elements.\",\n", with: "")
    #expect(try faults() == ["it has 2 hints, not three"])
  }

  @Test("It takes some minutes, and not too many")
  func minutes() throws {
    try course.replace("\"minutes\": 5", with: "\"minutes\": 45")
    #expect(try faults() == ["it takes 45 minutes"])
  }

  @Test("The task begins with the title")
  func title() throws {
    try course.replace("# Books", with: "# Some books", in: "Task.md")
    #expect(try faults() == ["Task.md does not begin with '# Books by their first letter'"])
  }

  @Test("Its lesson must be there, unless it is elsewhere on the web")
  func lesson() throws {
    try course.replace(
      "\"modules\"", with: "\"lesson\": \"Tutorials/Lessons/none.md#there\", \"modules\"")
    #expect(try faults() == ["there is no lesson Tutorials/Lessons/none.md"])
    try course.replace("Tutorials/Lessons/none.md", with: "https://docs.swift.org/none")
    #expect(try faults() == [])
  }

  @Test("What a check needs comes before it")
  func needs() throws {
    try course.replace("\"needs\": [\"one-of-three\"]", with: "\"needs\": [\"later\"]")
    #expect(
      try faults() == ["'any-shelf' needs 'later', which no check before it is called"])
  }

  @Test("Each check has a name of its own")
  func names() throws {
    try course.replace("\"name\": \"none\"", with: "\"name\": \"one-of-three\"")
    #expect(try faults() == ["two checks are 'one-of-three'"])
  }

  @Test("A check's place must be in what the learner has, and in the solution")
  func places() throws {
    try course.replace("func titles", with: "func names", in: "Starter/Shelf.swift")
    #expect(
      try faults()
        == ["one-of-three", "none", "any-shelf"].map {
          "'\($0)' is at 'func titles', which the starter doesn't have"
        })
  }

  @Test("A wrong answer is to be caught by a check that there is, or by the compiler")
  func caughtBy() throws {
    try course.replace("\"caughtBy\": \"any-shelf\"", with: "\"caughtBy\": \"nobody\"")
    #expect(try faults() == ["'last-only' is to be caught by 'nobody', which is no check"])
    try course.replace("\"caughtBy\": \"nobody\"", with: "\"caughtBy\": \"compiler\"")
    #expect(try faults() == [])
  }

  @Test("Neither a hint nor the task has a line of the solution")
  func giveaways() throws {
    let line = "titles.filter { $0.first == letter }"
    try course.replace("Compare the first character of the element", with: "Write `\(line)`")
    try course.replace("in the order", with: "as by `\(line)`, in the order", in: "Task.md")
    #expect(
      try faults() == [
        "Task.md gives a line of the solution away: \(line)",
        "hint 3 gives a line of the solution away: \(line)",
      ])
  }
}

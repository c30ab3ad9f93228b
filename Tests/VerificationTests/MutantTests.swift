import Exercises
import Foundation
import Testing

@testable import Verification

@Suite("The mutants of a solution")
struct MutantTests {
  @Test("Each tells its line before and after, and where it is")
  func lines() throws {
    let course = try TemplateCourse()
    let mutants = try Mutant.all(of: course.exercise)
    let negated = try #require(mutants.first { $0.becomes.contains("!=") })
    #expect(negated.file.name == "Shelf.swift")
    #expect(negated.lineNumber == 8)
    #expect(negated.line == "titles.filter { $0.first == letter }")
    #expect(negated.becomes == "titles.filter { $0.first != letter }")
    #expect(
      negated.file.text
        == (try course.text(of: "Solution/Shelf.swift")).replacing("==", with: "!="))
    #expect(mutants.contains { $0.line == negated.line && $0.becomes == "" })
  }

  @Test("None comes twice, and none is the solution")
  func unique() throws {
    let course = try TemplateCourse()
    try course.write(
      """
      func f(_ a: Bool) -> Int {
        if !a {
          return 1
        }
        return a ? 2 : 3
      }
      """, to: "Solution/Shelf.swift")
    let solution = try course.exercise.solution()
    let files = try Mutant.all(of: course.exercise).map(\.file)
    #expect(Set(files).count == files.count)
    #expect(Set(files).isDisjoint(with: solution))
  }

  @Test("A record is of a change if both lines are the same")
  func records() throws {
    let course = try TemplateCourse()
    let mutant = try #require(try Mutant.all(of: course.exercise).first)
    #expect(
      mutant.isRecorded(as: EqualMutant(line: mutant.line, becomes: mutant.becomes, why: "")))
    #expect(!mutant.isRecorded(as: EqualMutant(line: mutant.line, becomes: "x", why: "")))
    #expect(!mutant.isRecorded(as: EqualMutant(line: "x", becomes: mutant.becomes, why: "")))
  }

  @Test("Of tests, neither names nor examples are changed, but operators and statements are")
  func tests() throws {
    let course = try TemplateCourse()
    try course.replace("\"modules\": [],", with: "\"modules\": [], \"writesTests\": true,")
    try course.write(
      """
      import Testing

      @Test("a == b") func doubles() {
        #expect(double(2) == 4)
      }
      """, to: "Solution/Shelf.swift")
    #expect(
      try Mutant.all(of: course.exercise).map(\.becomes) == ["", "#expect(double(2) != 4)"])
  }
}

import Exercises
import Foundation
import Testing

@Suite("A course")
struct CourseTests {
  @Test("The exercises stand as course.json lists them, and are counted in their chapters")
  func order() throws {
    let course = try CourseFolder().course()
    #expect(course.exercises.map(\.id) == ["zebra", "ant", "fox"])
    #expect(course.exercises.map(\.number) == [1, 2, 1])
    #expect(course.exercises.map(\.chapter.number) == [1, 1, 3])
  }

  @Test("The chapters are those with exercises, each once")
  func chapters() throws {
    let course = try CourseFolder().course()
    #expect(course.chapters.map(\.title) == ["First Things", "Third Things"])
  }

  @Test("An exercise is found by its name, and by those that it had")
  func formerIDs() throws {
    let folder = try CourseFolder()
    try folder.write("3-third/fox", more: #""formerIDs": ["wolf", "dog"]"#)
    let course = try folder.course()
    #expect(course["fox"]?.id == "fox")
    #expect(course["wolf"]?.id == "fox")
    #expect(course["dog"]?.id == "fox")
    #expect(course["cat"] == nil)
  }

  @Test("A name that is used now is not taken for the former one of another")
  func reusedID() throws {
    let folder = try CourseFolder()
    try folder.write("1-first/zebra", more: #""formerIDs": ["fox"]"#)
    #expect(try folder.course()["fox"]?.id == "fox")
  }
}

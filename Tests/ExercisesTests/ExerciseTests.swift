import Exercises
import Foundation
import Testing

@Suite("An exercise")
struct ExerciseTests {
  @Test("What its manifest leaves out has a default")
  func defaults() throws {
    let exercise = try CourseFolder().exercise("fox")
    #expect(exercise.title == "A Title")
    #expect(exercise.modules == [])
    #expect(!exercise.writesTests)
    #expect(exercise.starterFails == [])
    #expect(!exercise.starterDoesNotCompile)
    #expect(exercise.equalMutants == [])
    #expect(exercise.formerIDs == [])
  }

  @Test("The checks of another exercise come before its own")
  func checksFrom() throws {
    let course = try CourseFolder()
    try course.write(
      "1-first/zebra", checks: "[\(CourseFolder.check("one")), \(CourseFolder.check("two"))]")
    try course.write(
      "1-first/ant", checks: "[\(CourseFolder.check("three"))]", more: #""checksFrom": "zebra""#)
    #expect(try course.exercise("ant").checks.map(\.name) == ["one", "two", "three"])
    #expect(try course.exercise("zebra").checks.map(\.name) == ["one", "two"])
  }

  @Test("Its lesson is the section of its chapter's lesson that has its title")
  func lesson() throws {
    let course = try CourseFolder()
    try course.write("3-third/fox", title: "Why `id` is no name: 2 rows, one well-known_item!")
    #expect(
      try course.exercise("fox").lesson
        == "Tutorials/Lessons/3-third.md#why-id-is-no-name-2-rows-one-well-known_item")
  }

  @Test("A lesson that the manifest names is taken")
  func namedLesson() throws {
    let course = try CourseFolder()
    try course.write("3-third/fox", more: #""lesson": "Tutorials/Other.md#there""#)
    #expect(try course.exercise("fox").lesson == "Tutorials/Other.md#there")
  }

  @Test("Its files are read from its folders, by name")
  func files() throws {
    let course = try CourseFolder()
    try course.folder.write("# A Title\n", to: "3-third/fox/Task.md")
    try course.folder.write("b", to: "3-third/fox/Starter/B.swift")
    try course.folder.write("a", to: "3-third/fox/Starter/A.swift")
    try course.folder.write("n", to: "3-third/fox/Starter/Notes.txt")
    try course.folder.write("s", to: "3-third/fox/Solution/A.swift")
    let exercise = try course.exercise("fox")
    #expect(try exercise.task() == "# A Title\n")
    #expect(try exercise.starter().map(\.name) == ["A.swift", "B.swift"])
    #expect(try exercise.solution().map(\.text) == ["s"])
    #expect(try exercise.given() == [])
  }

  @Test("A wrong answer is the solution with other files in places")
  func wrongAnswer() throws {
    let course = try CourseFolder()
    try course.write(
      "3-third/fox", wrong: #"[{ "name": "twice", "caughtBy": "compiler", "misconception": "M." }]"#
    )
    try course.folder.write("a", to: "3-third/fox/Solution/A.swift")
    try course.folder.write("b", to: "3-third/fox/Solution/B.swift")
    try course.folder.write("wrong b", to: "3-third/fox/Wrong/twice/B.swift")
    let exercise = try course.exercise("fox")
    let wrong = try #require(exercise.wrongAnswers.first)
    #expect(wrong.caughtBy == WrongAnswer.compiler)
    #expect(Set(try exercise.answer(like: wrong).map(\.text)) == ["a", "wrong b"])
  }

  @Test("Checks are compiled with the given and the shared files, and stand in for them by name")
  func checking() throws {
    let course = try CourseFolder()
    try course.write("3-third/fox", more: #""shared": ["Behaviour.swift"]"#)
    try course.folder.write("shared", to: "3-third/Shared/Behaviour.swift")
    try course.folder.write("not named", to: "3-third/Shared/Other.swift")
    try course.folder.write("given", to: "3-third/fox/Given/Item.swift")
    try course.folder.write("given subject", to: "3-third/fox/Given/Subject.swift")
    try course.folder.write("checks", to: "3-third/fox/Checks/Checks.swift")
    try course.folder.write("faulty subject", to: "3-third/fox/Checks/Subject.swift")
    let files = try course.exercise("fox").checking()
    #expect(Set(files.map(\.text)) == ["shared", "given", "checks", "faulty subject"])
    #expect(try course.exercise("fox").given().map(\.text) == ["given", "given subject"])
  }

  @Test("A shared file that isn't there is an error")
  func missingShared() throws {
    let course = try CourseFolder()
    try course.write("3-third/fox", more: #""shared": ["Behaviour.swift"]"#)
    let exercise = try course.exercise("fox")
    #expect(throws: (any Error).self) { try exercise.checking() }
  }

  @Test("Recorded answers are read as they were written; without a file there are none")
  func recordedAnswers() throws {
    let course = try CourseFolder()
    #expect(try course.exercise("fox").recordedAnswers() == nil)
    let recorded = RecordedAnswers(
      right: ["any 1": "yes"],
      wrong: ["one": .init(error: "no such name"), "two": .init(answers: ["any 1": "no"])])
    let json = String(decoding: try JSONEncoder().encode(recorded), as: UTF8.self)
    try course.folder.write(json, to: "3-third/fox/Answers.json")
    #expect(try course.exercise("fox").recordedAnswers() == recorded)
  }
}

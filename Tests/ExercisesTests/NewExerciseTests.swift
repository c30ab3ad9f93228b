import Exercises
import Foundation
import TemporaryFolders
import Testing

@Suite("A new exercise")
struct NewExerciseTests {
  private let folder: TemporaryFolder
  private let workspace: Workspace
  private let contents = "Tutorials/Exercises/course.json"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      {
        "chapters": [
          { "folder": "1-first", "title": "First/Things", "exercises": ["zebra", "ant"] },
          { "folder": "2-second", "title": "Second Things", "exercises": ["bee"] }
        ]
      }
      """, to: contents)
    try folder.write("{ }", to: "Tutorials/Exercises/Template/exercise.json")
    try folder.write("// Solved.", to: "Tutorials/Exercises/Template/Solution/Shelf.swift")
    workspace = try Workspace(near: [folder.url])
  }

  @Test(
    "Its name is made of small letters, digits and hyphens",
    arguments: ["a", "find-and-toggle", "test-2", "2nd"])
  func slugs(id: String) throws {
    #expect(try NewExercise(id: id, chapter: 1).id == id)
  }

  @Test(
    "Other names are refused",
    arguments: [
      "", "-", "a-", "-a", "a--b", "A", "find_it", "find it", "../up", "a/b", "é", "q\u{301}",
      "a.b", "٣",
    ])
  func noSlugs(id: String) {
    #expect(
      throws: CourseError(
        "'\(id)' can't be an exercise's name: use small letters, digits and hyphens")
    ) { try NewExercise(id: id, chapter: 1) }
  }

  @Test("It is a copy of the template, and stands at the end of its chapter")
  func added() throws {
    let made = try NewExercise(id: "fox", chapter: 1).add(to: workspace)
    #expect(made.path == workspace.exercises.appending(path: "1-first/fox").path)
    #expect(
      try folder.text(of: "Tutorials/Exercises/1-first/fox/Solution/Shelf.swift") == "// Solved.")
    #expect(
      try folder.text(of: contents) == """
        {
          "chapters" : [
            {
              "exercises" : [
                "zebra",
                "ant",
                "fox"
              ],
              "folder" : "1-first",
              "title" : "First/Things"
            },
            {
              "exercises" : [
                "bee"
              ],
              "folder" : "2-second",
              "title" : "Second Things"
            }
          ]
        }

        """)
  }

  @Test("It can be the first of its chapter, which has no folder then")
  func firstOfChapter() throws {
    try folder.write(
      #"""
      { "chapters": [
        { "folder": "1-first", "title": "F", "exercises": ["ant"] },
        { "folder": "2-second", "title": "S", "exercises": [] } ] }
      """#, to: contents)
    let made = try NewExercise(id: "fox", chapter: 2).add(to: workspace)
    #expect(made.path == workspace.exercises.appending(path: "2-second/fox").path)
    #expect(try folder.text(of: contents).contains(#""fox""#))
  }

  @Test("A name that another exercise has is refused, whatever its chapter")
  func takenName() throws {
    let before = try folder.text(of: contents)
    #expect(throws: CourseError("there is an exercise 'ant' already")) {
      try NewExercise(id: "ant", chapter: 2).add(to: workspace)
    }
    #expect(try folder.text(of: contents) == before)
  }

  @Test("A chapter that isn't there is refused", arguments: [0, 3, -1])
  func noChapter(number: Int) throws {
    #expect(throws: CourseError("there is no chapter \(number); the course has 2")) {
      try NewExercise(id: "fox", chapter: number).add(to: workspace)
    }
  }

  @Test("What lies in its place is never overwritten")
  func neverOverwrites() throws {
    let before = try folder.text(of: contents)
    try folder.write("mine", to: "Tutorials/Exercises/1-first/fox/exercise.json")
    let path = workspace.exercises.appending(path: "1-first/fox").path
    #expect(throws: CourseError("\(path) is there already, and nothing was changed")) {
      try NewExercise(id: "fox", chapter: 1).add(to: workspace)
    }
    #expect(try folder.text(of: "Tutorials/Exercises/1-first/fox/exercise.json") == "mine")
    #expect(try folder.text(of: contents) == before)
  }
}

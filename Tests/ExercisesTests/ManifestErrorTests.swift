import Exercises
import Foundation
import Testing

@Suite("A manifest that can't be read")
struct ManifestErrorTests {
  /// What the error says after the path of the file, which it says as well.
  private func reason(inManifest json: String?, file: String = "3-third/fox/exercise.json") throws
    -> String
  {
    let course = try CourseFolder()
    let url = course.folder.url.appending(path: file)
    if let json {
      try course.folder.write(json, to: file)
    } else {
      try FileManager.default.removeItem(at: url)
    }
    let error = try #require(throws: CourseError.self) { try course.course() }
    let start = "can't read \(url.path): "
    #expect(error.description.hasPrefix(start))
    return String(error.description.dropFirst(start.count))
  }

  private func manifest(_ members: String) -> String {
    #"{ "title": "T", "idea": "I.", "hints": [], "wrong": [], \#(members) }"#
  }

  @Test("A missing key is named")
  func missingKey() throws {
    #expect(try reason(inManifest: manifest(#""checks": []"#)) == "'minutes' is missing")
  }

  @Test("A missing key deep inside is named with its place")
  func missingKeyInside() throws {
    let checks = "[\(CourseFolder.check("one")), { \"name\": \"two\", \"sentence\": \"S.\" }]"
    #expect(
      try reason(inManifest: manifest(#""minutes": 5, "checks": \#(checks)"#))
        == "'at' is missing (at checks[1])")
  }

  @Test("A value of the wrong kind is named with its place")
  func wrongKind() throws {
    let reason = try reason(inManifest: manifest(#""minutes": "five", "checks": []"#))
    #expect(reason.hasSuffix(" (at minutes)"))
  }

  @Test("A check that can't be is named with its place")
  func impossibleCheck() throws {
    let check = #"{ "name": "any", "sentence": "S.", "at": "a", "think": "t" }"#
    #expect(
      try reason(inManifest: manifest(#""minutes": 5, "checks": [\#(check)]"#))
        == "check 'any' needs either 'expected' or 'cases' from 1 to 20 (at checks[0].expected)")
  }

  @Test("What is no JSON is said to be none")
  func noJSON() throws {
    #expect(try reason(inManifest: "{ title").contains("JSON"))
  }

  @Test("A file that isn't there is said to be missing")
  func noFile() throws {
    #expect(try !reason(inManifest: nil).isEmpty)
  }

  @Test("The list of the exercises is read as strictly")
  func contents() throws {
    #expect(
      try reason(
        inManifest: #"{ "chapters": [{ "folder": "1-first", "exercises": ["ant"] }] }"#,
        file: "course.json") == "'title' is missing (at chapters[0])")
  }

  @Test("A course without an exercise is refused")
  func noExercises() throws {
    let course = try CourseFolder()
    try course.folder.write(
      #"{ "chapters": [{ "folder": "1", "title": "T", "exercises": [] }] }"#, to: "course.json")
    let file = course.folder.url.appending(path: "course.json").path
    #expect(throws: CourseError("\(file) names no exercise")) { try course.course() }
  }
}

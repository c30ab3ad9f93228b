import Exercises
import Foundation
import Learning
import Testing

@Suite("The learner's folder")
struct LearnerFolderTests {
  private let workspace: TemporaryWorkspace
  private let double = "MyExercises/1-numbers/1-double/Double.swift"

  init() throws {
    workspace = try TemporaryWorkspace()
  }

  private func prepare() throws -> [String] { try workspace.learner().folder.prepare() }

  @Test("gets each exercise's starter, the given files and what is asked")
  func making() throws {
    #expect(try prepare() == [])
    #expect(try workspace.text(double) == "func double(_ number: Int) -> Int { number }\n")
    #expect(try workspace.text("MyExercises/1-numbers/1-double/Unit.swift") == "let unit = 1\n")
    #expect(try workspace.text("MyExercises/1-numbers/1-double/README.md").hasPrefix("# Double"))
    #expect(!workspace.exists("MyExercises/1-numbers/1-double/Checks.swift"))
    let manifest = try workspace.text("MyExercises/Package.swift")
    #expect(manifest.contains(#".testTarget("#))
    #expect(manifest.contains(#"name: "TryItExercise""#))
  }

  @Test("keeps what the learner has written")
  func keeping() throws {
    _ = try prepare()
    try workspace.write("// mine\n", to: double)
    var changed = SampleExercise.double
    changed.files["Starter/Double.swift"] = "// another starter\n"
    try workspace.write(changed)
    _ = try prepare()
    #expect(try workspace.text(double) == "// mine\n")
  }

  @Test("keeps the learner's file also when the record of what was made is lost")
  func lostRecord() throws {
    _ = try prepare()
    try workspace.write("// mine\n", to: double)
    try workspace.write("no JSON", to: "MyExercises/.progress/made.json")
    _ = try prepare()
    #expect(try workspace.text(double) == "// mine\n")
  }

  @Test("gets a file back that is gone, and says so")
  func fileGone() throws {
    _ = try prepare()
    try FileManager.default.removeItem(at: workspace.folder.appending(path: double))
    #expect(try prepare() == ["\(double) was gone; it is there again, as at the start."])
    #expect(try workspace.text(double) == "func double(_ number: Int) -> Int { number }\n")
  }

  @Test("brings files that nobody has touched up to date")
  func updating() throws {
    _ = try prepare()
    var changed = SampleExercise.double
    changed.files["Starter/Double.swift"] = "// another starter\n"
    changed.files["Task.md"] = "# Double it\n"
    try workspace.write(changed)
    _ = try prepare()
    #expect(try workspace.text(double) == "// another starter\n")
    #expect(
      try workspace.text("MyExercises/1-numbers/1-double/README.md").hasPrefix("# Double it"))
  }

  @Test("moves with the course's numbers")
  func renumbering() throws {
    _ = try prepare()
    try workspace.write("// mine\n", to: double)
    try FileManager.default.moveItem(
      at: workspace.exercises.appending(path: "1-numbers"),
      to: workspace.exercises.appending(path: "2-numbers"))
    try workspace.arrange([("2-tests", ["try-it"]), ("2-numbers", ["greet", "double"])])
    let remarks = try prepare()
    #expect(try workspace.text("MyExercises/2-numbers/2-double/Double.swift") == "// mine\n")
    #expect(!workspace.exists("MyExercises/1-numbers"))
    #expect(
      remarks.contains("MyExercises/1-numbers/1-double is now MyExercises/2-numbers/2-double."))
    #expect(try workspace.text("MyExercises/Package.swift").contains("2-numbers/2-double"))
  }

  @Test("moves with an exercise's new name, and so does its progress")
  func renaming() throws {
    var learner = try workspace.learner()
    _ = try learner.folder.prepare()
    try workspace.write("// mine\n", to: double)
    let exercise = try #require(learner.exercise(named: "double"))
    try learner.progress.notePass(of: exercise, answer: learner.folder.answer(to: exercise))
    var renamed = SampleExercise.double
    renamed.id = "twice"
    renamed.manifest["formerIDs"] = ["double"]
    try workspace.write(renamed)
    try workspace.arrange([("1-numbers", ["twice", "greet"]), ("2-tests", ["try-it"])])
    learner = try workspace.learner()
    let twice = try #require(learner.exercise(named: "double"))
    #expect(twice.id == "twice")
    #expect(learner.standing(of: twice).state == .done)
    _ = try learner.folder.prepare()
    #expect(try workspace.text("MyExercises/1-numbers/1-twice/Double.swift") == "// mine\n")
    #expect(learner.standing(of: twice).state == .done)
    #expect(learner.standing(of: twice).hasPassed)
  }

  @Test("leaves a manifest alone that the learner has changed, and says so")
  func manifest() throws {
    _ = try prepare()
    try workspace.write("// mine\n", to: "MyExercises/Package.swift")
    #expect(try prepare().count == 1)
    #expect(try workspace.text("MyExercises/Package.swift") == "// mine\n")
  }

  @Test("tells which given files differ, and which files are not judged")
  func remarks() throws {
    let learner = try workspace.learner()
    _ = try learner.folder.prepare()
    let exercise = try #require(learner.exercise(named: "1.1"))
    #expect(try learner.folder.remarks(on: exercise) == [])
    try workspace.write("let unit = 2\n", to: "MyExercises/1-numbers/1-double/Unit.swift")
    try workspace.write("", to: "MyExercises/1-numbers/1-double/Checks.swift")
    let remarks = try learner.folder.remarks(on: exercise)
    #expect(remarks.count == 2)
    #expect(remarks.first?.hasPrefix("Unit.swift isn't as the course gives it") == true)
    #expect(try learner.folder.answer(to: exercise).map(\.name) == ["Double.swift"])
  }

  @Test("keeps a copy of each state that is reset")
  func resetting() throws {
    let learner = try workspace.learner()
    _ = try learner.folder.prepare()
    let exercise = try #require(learner.exercise(named: "double"))
    #expect(try learner.folder.reset(exercise) == nil)
    for number in 1...2 {
      try workspace.write("// mine \(number)\n", to: double)
      let kept = try #require(try learner.folder.reset(exercise))
      #expect(kept.lastPathComponent == "double-\(number)")
      #expect(
        try workspace.text("MyExercises/.kept/double-\(number)/Double.swift")
          == "// mine \(number)\n")
      #expect(try workspace.text(double) == "func double(_ number: Int) -> Int { number }\n")
    }
  }

  @Test("is not made where a file is in its place")
  func fileInPlace() throws {
    try workspace.write("mine", to: LearnerFolder.name)
    #expect(throws: LearningError.self) { try prepare() }
    #expect(try workspace.text(LearnerFolder.name) == "mine")
  }

  @Test("says which file of an answer is missing, and what to do")
  func missing() throws {
    let learner = try workspace.learner()
    _ = try learner.folder.prepare()
    let exercise = try #require(learner.exercise(named: "double"))
    try FileManager.default.removeItem(at: workspace.folder.appending(path: double))
    #expect {
      try learner.folder.answer(to: exercise)
    } throws: {
      "\($0)" == "\(double) isn't there; 'course reset double' brings the starter back"
    }
  }
}

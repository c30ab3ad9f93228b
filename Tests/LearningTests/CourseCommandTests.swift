import Foundation
import Learning
import Testing

@Suite("The command", .serialized)
struct CourseCommandTests {
  private let workspace: TemporaryWorkspace
  private let course: CourseProgram
  private let double = "MyExercises/1-numbers/1-double/Double.swift"

  init() throws {
    workspace = try TemporaryWorkspace()
    course = CourseProgram(folder: workspace.folder)
  }

  private func object(_ result: CourseProgram.Result) throws -> [String: Any] {
    let value = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    return try #require(value as? [String: Any])
  }

  @Test("without a terminal tells what is current, and what to do")
  func start() async throws {
    let result = try await course.run()
    #expect(result.status == 0)
    #expect(result.output.contains("Make a function that doubles."))
    #expect(result.output.contains("swift run course check"))
    #expect(!result.output.contains("\u{1B}"))
    #expect(workspace.exists(double))
    let json = try object(try await course.run("--json"))
    #expect((json["exercise"] as? [String: Any])?["id"] as? String == "double")
    #expect(json["files"] as? [String] == [double])
  }

  @Test("checks an answer, and shows the solution only after a pass")
  func checking() async throws {
    #expect(try await course.run("solution", "double").status == 1)
    let failed = try await course.run("check")
    #expect(failed.status == 1)
    #expect(failed.output.contains("✗ failed: Twice 1 is 2."))
    #expect(failed.output.contains("– skipped: Twice 4 is 8."))
    try workspace.write("func double(_ number: Int) -> Int { number + number }\n", to: double)
    let passed = try await course.run("check", "1.1", "--json")
    #expect(passed.status == 0)
    let verdict = try #require(try object(passed)["verdict"] as? [String: Any])
    #expect(verdict["state"] as? String == "passed")
    let list = try object(try await course.run("list", "--json"))
    #expect(list["done"] as? Int == 1)
    let solution = try await course.run("solution", "double")
    #expect(solution.status == 0)
    #expect(solution.output.contains("- func double(_ number: Int) -> Int { number + number }"))
    #expect(solution.output.contains("+ func double(_ number: Int) -> Int { 2 * number }"))
    let next = try await course.run("next")
    #expect(next.output.contains("Say hello."))
  }

  @Test("shows one hint after the other")
  func hints() async throws {
    #expect(try await course.run("hint", "greet").output == "Hint 1 of 3: First.\n")
    let second = try object(try await course.run("hint", "greet", "--json"))
    #expect(second["number"] as? Int == 2)
    #expect(second["hint"] as? String == "Second.")
  }

  @Test("resets an exercise, and says where the copy is")
  func reset() async throws {
    _ = try await course.run()
    try workspace.write("// mine\n", to: double)
    let result = try await course.run("reset", "double")
    #expect(result.status == 0)
    #expect(result.output.contains("MyExercises/.kept/double-1"))
  }

  @Test(
    "says what isn't understood, and what may have been meant",
    arguments: [
      (["lst"], "did you mean 'list'?"), (["check", "dubble"], "did you mean 'double'?"),
      (["check", "9.9"], "there is no exercise '9.9'"),
      (["list", "--jsn"], "did you mean '--json'?"),
    ])
  func misunderstanding(words: [String], message: String) async throws {
    let result =
      try await words.count == 1
      ? course.run(words[0]) : course.run(words[0], words[1])
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.errors.contains(message))
  }

  @Test("has an overview of all that can be done")
  func help() async throws {
    let result = try await course.run("--help")
    #expect(result.status == 0)
    for word in ["list", "check", "hint", "reset", "solution", "next", "doctor", "grade", "verify"]
    {
      #expect(result.output.contains("course \(word)"))
    }
    #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test("makes a folder that is a package")
  func package() async throws {
    try workspace.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Stub", products: [.library(name: "Model", targets: ["Model"])],
        targets: [.target(name: "Model")])
      """, to: "Package.swift")
    _ = try await course.run()
    let described = try await CourseProgram(folder: workspace.own)
      .swift("package", "describe", "--type", "json")
    #expect(described.status == 0, "\(described.errors)")
    let targets = try #require(try object(described)["targets"] as? [[String: Any]])
    #expect(
      targets.compactMap { $0["name"] as? String }.sorted()
        == ["DoubleExercise", "GreetExercise", "TryItExercise"])
    #expect(!described.errors.contains("warning"))
  }
}

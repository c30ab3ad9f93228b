import Exercises
import Foundation
import TemporaryFolders
import Testing

@testable import Judging

/// With programs that this machine's compiler makes of an answer, the checks and `Answering`.
@Suite("A real answer")
struct RealAnswerTests {
  /// One program for all that an answer can do, by the name of the check.
  private static let program = Result { try Built() }

  private struct Built: Sendable {
    let sample: SampleExercise
    let folder: TemporaryFolder
    let program: URL

    init() throws {
      sample = try SampleExercise(
        checks: Self.names.map { SampleExercise.check($0) }
          + [SampleExercise.check("any", cases: 3)],
        files: ["Checks/Checks.swift": checks])
      folder = try TemporaryFolder(in: Workshops.folder)
      let outcome = try Workshops.real.get().build(
        [RealAnswerTests.answer], of: sample.exercise, in: folder.url)
      guard case .program(let program, let remarks) = outcome, remarks.isEmpty else {
        throw JudgeError("There is no program: \(outcome)")
      }
      self.program = program
    }

    private static let names = [
      "right", "wrong", "throws", "crash", "index", "loop", "recursion", "memory", "flood", "exit",
      "order",
    ]
  }

  private static let answer = SourceFile.answer(
    """
    #if canImport(Darwin)
      import Darwin
    #else
      import Glibc
    #endif

    struct Refusal: Error {}

    func act(_ name: String) throws -> String {
      var numbers = [1]
      switch name {
      case "throws": throw Refusal()
      case "crash": print("On the way"); fatalError("On purpose")
      case "index": return "\\(numbers[name.count])"
      case "loop": while true { numbers[0] &+= 1 }
      case "recursion": return "\\(depth(of: numbers))"
      case "memory": while true { numbers += numbers }
      case "flood": while true { print("A flood of output.") }
      case "exit": exit(0)
      case "order": return "\\(Set(1...9))"
      default: return name
      }
    }

    func depth(of numbers: [Int]) -> Int { numbers.isEmpty ? 0 : 1 + depth(of: numbers) }
    """)

  private static let checks = """
    import Answering

    @main
    enum Checks: ExerciseChecks {
      static func answer(_ question: inout Question) async throws -> String {
        question.check == "any" ? "\\(question.number(in: 1...1_000_000))" : try act(question.check)
      }
    }
    """

  private func queries(_ names: [String]) throws -> [Query] {
    let checks = try Self.program.get().sample.exercise.checks
    return names.flatMap { name in checks.filter { $0.name == name }.flatMap { $0.queries() } }
  }

  private func transcript(of queries: [Query]) throws -> Transcript {
    let built = try Self.program.get()
    let folder = try TemporaryFolder(in: Workshops.folder)
    let interrogation = Interrogation(
      program: built.program, names: .open, folder: folder.url, limits: .testing, isIsolated: false,
      readable: [],
      cancellation: nil)
    return try interrogation.ask(queries)
  }

  private func ask(_ names: String...) throws -> [CheckResult] {
    let exercise = try Self.program.get().sample.exercise
    let queries = try queries(names)
    let right = queries.map { $0.check.name == "wrong" ? "expected" : $0.check.name }
    return Inquiry(queries: queries, right: right).results(
      of: try transcript(of: queries), checks: exercise.checks, answer: [Self.answer])
  }

  @Test("Right and wrong answers are told apart, and what it throws is an answer")
  func answers() throws {
    let results = try ask("right", "wrong", "throws")
    #expect(results.map(\.state) == [.passed, .failed, .failed])
    #expect(results.map(\.expected) == [nil, "expected", "throws"])
    #expect(results.map(\.actual) == [nil, "wrong", "throws Refusal()"])
    #expect(results.map(\.line) == [9, 9, 9])
  }

  @Test("The cases are those of the seeds, each time")
  func cases() throws {
    let first = try ask("any").map(\.actual)
    #expect(try ask("any").map(\.actual) == first)
    var numbers = SplitMix64(state: 1)
    #expect(first == ["\(Int.random(in: 1...1_000_000, using: &numbers))"])
  }

  @Test("What follows from the order of a set is the same each time")
  func order() throws {
    let first = try ask("order").map(\.actual)
    #expect(first.first??.count == "[1, 2, 3, 4, 5, 6, 7, 8, 9]".count)
    #expect(try ask("order").map(\.actual) == first)
  }

  @Test("A crash is at its line, and the next check is asked all the same")
  func crashes() throws {
    let results = try ask("crash", "right")
    #expect(results.map(\.state) == [.passed, .crashed])
    #expect(results[1].detail?.hasSuffix("Fatal error: On purpose") == true)
    #expect(results[1].line == 13)
  }

  @Test("What is printed before a crash is kept")
  func printsBeforeCrash() throws {
    #expect(try transcript(of: queries(["crash"])).printed.contains("On the way"))
  }

  @Test("A crash in the standard library is at the check's line")
  func crashesInLibrary() throws {
    let results = try ask("index")
    #expect(results.map(\.state) == [.crashed])
    #expect(results[0].detail?.contains("Index out of range") == true)
    #expect(results[0].line == 9)
  }

  @Test("A loop ends when its time of the processor is used up")
  func loops() throws {
    #expect(try ask("loop").map(\.state) == [.timedOut])
  }

  @Test(
    "What else is used up is called by its name",
    arguments: [("recursion", "stack"), ("memory", "memory"), ("flood", "output")])
  func limits(name: String, resource: String) throws {
    let results = try ask(name)
    #expect(results.map(\.state) == [.limit])
    #expect(results.map(\.detail) == [resource])
  }

  @Test("An exit with status 0 is no answer")
  func exits() throws {
    #expect(try ask("exit", "right").map(\.state) == [.passed, .stoppedEarly])
  }

  @Test("What the compiler refuses has its error with the text of the line")
  func refused() throws {
    let sample = try SampleExercise(
      checks: [SampleExercise.check("right")], files: ["Checks/Checks.swift": Self.checks])
    let judge = Judge(workshop: try Workshops.real.get(), limits: .testing)
    let answer = SourceFile.answer("func act(_ name: String) throws -> String {\n  name + 1\n}\n")
    let verdict = try #require(
      try judge.verdict(
        on: [answer], of: sample.exercise, asking: .forLearner(of: sample.exercise)))
    #expect(verdict.state == .doesNotCompile)
    let error = try #require(verdict.diagnostics.first)
    #expect(error.severity == .error)
    #expect(error.file == "Answer.swift")
    #expect(error.line == 2)
    #expect(error.source == "  name + 1")
  }

  @Test("Where no recipe is known the driver builds, and an answer that is tests is run as tests")
  func driverAndTests() throws {
    let real = try Workshops.real.get()
    let cache = Workshops.cache("driver")
    let folder = cache.appending(path: real.cache.lastPathComponent)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let recipe = StoredRecipe(
      flags: [
        "-parse-as-library", "-wmo", "-Onone", "-swift-version", "6", "-module-name", "Exercise",
      ],
      recipe: nil)
    try JSONEncoder().encode(recipe).write(to: folder.appending(path: "recipe.json"))
    let workshop = try Workshop(
      workspace: Workshops.workspace, cache: cache, toolchain: real.toolchain)
    let sample = try SampleExercise(
      checks: [
        #""name": "right", "expected": "All tests pass.""#,
        #""name": "fault", "expected": "A test fails.""#,
        #""name": "other", "expected": "A test fails.""#,
      ], more: #""writesTests": true"#,
      files: [
        "Given/Subject.swift": "func double(_ number: Int) -> Int { number * 2 }\n",
        "Checks/Subject.swift": """
        import Answering
        import Testing

        nonisolated(unsafe) private var fault = ""
        func double(_ number: Int) -> Int { fault == "fault" ? number : number * 2 }

        @main
        enum Checks: ExerciseChecks {
          static func answer(_ question: inout Question) async throws -> String {
            fault = question.check
            return outcome(ofTestsWithStatus: await Testing.__swiftPMEntryPoint(passing: nil))
          }
        }
        """,
      ])
    let answer = SourceFile.answer(
      "import Testing\n\n@Test func act() { #expect(double(2) == 4) }\n")
    let judge = Judge(workshop: workshop)
    let verdict = try #require(
      try judge.verdict(
        on: [answer], of: sample.exercise, asking: .forLearner(of: sample.exercise)))
    #expect(verdict.checks.map(\.state) == [.passed, .passed, .failed])
    #expect(verdict.checks.last?.actual == "All tests pass.")
  }
}

/// The numbers of which a question's cases are made.
private struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

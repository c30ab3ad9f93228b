import Foundation

/// An exercise that tests write into a workspace.
struct SampleExercise {
  var id: String
  var chapter: String
  var files: [String: String]
  var manifest: [String: Any]

  static var double: SampleExercise {
    SampleExercise(
      id: "double", chapter: "1-numbers",
      files: [
        "Task.md": "# Double\n\nMake a function that **doubles**.\n",
        "Starter/Double.swift": "func double(_ number: Int) -> Int { number }\n",
        "Solution/Double.swift": "func double(_ number: Int) -> Int { 2 * number }\n",
        "Given/Unit.swift": "let unit = 1\n",
        "Checks/Checks.swift": checks("String(double(unit))", "String(double(4))"),
      ],
      manifest: [
        "title": "Double a number", "minutes": 5, "idea": "Functions.", "lesson": "README.md",
        "checks": [
          check("one", "Twice 1 is 2.", "2"), check("four", "Twice 4 is 8.", "8", needs: ["one"]),
        ],
        "hints": ["First.", "Second.", "Third."], "starterFails": ["one"], "wrong": [],
      ])
  }

  static var greet: SampleExercise {
    SampleExercise(
      id: "greet", chapter: "1-numbers",
      files: [
        "Task.md": "# Greet\n\nSay hello.\n",
        "Starter/Greet.swift": "func greet() -> String { \"\" }\n",
        "Solution/Greet.swift": "func greet() -> String { \"hello\" }\n",
        "Checks/Checks.swift": checks("greet()"),
      ],
      manifest: [
        "title": "Greet somebody", "minutes": 3, "idea": "Strings.", "lesson": "README.md",
        "checks": [check("one", "It says hello.", "hello")],
        "hints": ["First.", "Second.", "Third."], "starterFails": ["one"], "wrong": [],
      ])
  }

  static var tryIt: SampleExercise {
    SampleExercise(
      id: "try-it", chapter: "2-tests",
      files: [
        "Task.md": "# Try it\n\nWrite a test.\n",
        "Starter/Tests.swift": "import Testing\n",
        "Solution/Tests.swift": "import Testing\n\n@Test func it() { #expect(one() == 1) }\n",
        "Given/Subject.swift": "func one() -> Int { 1 }\n",
        "Checks/Subject.swift": "func one() -> Int { 1 }\n",
      ],
      manifest: [
        "title": "Try it", "minutes": 9, "idea": "Tests.", "lesson": "README.md",
        "writesTests": true, "checks": [check("right", "They pass.", "All tests pass.")],
        "hints": ["First.", "Second.", "Third."], "wrong": [],
      ])
  }

  private static func check(
    _ name: String, _ sentence: String, _ expected: String, needs: [String] = []
  ) -> [String: Any] {
    [
      "name": name, "sentence": sentence, "expected": expected, "at": "func", "think": "Why?",
      "needs": needs,
    ]
  }

  private static func checks(_ one: String, _ four: String = "\"\"") -> String {
    """
    import Answering

    @main
    enum Checks: ExerciseChecks {
      static func answer(_ question: inout Question) async throws -> String {
        question.check == "one" ? \(one) : \(four)
      }
    }
    """
  }
}

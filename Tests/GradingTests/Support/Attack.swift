import Foundation
import Judging
import Testing

/// An answer that is meant to get marks which it doesn't deserve, or to do harm.
struct Attack: Sendable, CustomTestStringConvertible {
  /// What it is called, and its submission.
  let name: String
  /// The states that are right for it.
  let states: Set<Verdict.State>
  /// The most points that it may get.
  let most: Int
  /// Its code.
  let source: @Sendable () throws -> String

  var testDescription: String { name }

  /// An attack whose code is a file of this folder's neighbour.
  init(_ name: String, _ states: Verdict.State..., most: Int = 0, in folder: String = "Attacks") {
    self.name = name
    self.states = Set(states)
    self.most = most
    source = {
      let file = SampleCourse.root.appending(path: "Tests/GradingTests/\(folder)/\(name).swift")
      return try String(contentsOf: file, encoding: .utf8)
        .replacing("PRIVATE", with: SampleCourse.root.appending(path: "Tests").path)
    }
  }

  /// An attack whose code would be too long for a file.
  init(_ name: String, _ states: Verdict.State..., code: @escaping @Sendable () -> String) {
    self.name = name
    self.states = Set(states)
    most = 0
    source = code
  }
}

extension Attack {
  /// The attacks against which only a private file system helps, by their names.
  static let onPrivateFiles: Set = ["curious", "leftovers"]

  /// Attacks on an exercise.
  static let all: [Attack] =
    portable + linux + [
      // Types that are twice as large each time, by their names alone.
      Attack("compiler-hangs", .timedOut, .doesNotCompile) {
        (1..<40).reduce("typealias A0 = (Int, Int)\n") {
          $0 + "typealias A\($1) = (A\($1 - 1), A\($1 - 1))\n"
        } + "func total(of numbers: A39) -> A39 { numbers }\n"
      },
      Attack("compiler-crashes", .doesNotCompile, .timedOut) {
        "let nothing: Int" + String(repeating: "?", count: 60_000) + " = nil\n"
      },
      Attack("long-literal", .doesNotCompile, .timedOut) {
        "let long = [" + String(repeating: "1,", count: 100_000) + "1]\n"
      },
      Attack("huge-file", .tampered) { String(repeating: "// Nothing.\n", count: 25_000) },
    ]

  private static let portable: [Attack] = [
    Attack("exit-in-the-function", .stoppedEarly),
    Attack("exit-in-a-global", .stoppedEarly),
    Attack("exit-after-the-first", .stoppedEarly, most: 3),
    Attack("quick-exit", .stoppedEarly),
    Attack("faked-summary", .failed, most: 1),
    Attack("answer-with-another-word", .tampered),
    Attack("answer-after-the-last", .tampered),
    Attack("imitated-checks", .failed, .doesNotCompile, most: 3),
    Attack("forged-results", .failed, most: 1),
    Attack("shadowed-names", .failed, .stoppedEarly, .doesNotCompile, most: 2),
    Attack("shadowed-module", .doesNotCompile),
    Attack("second-main", .doesNotCompile),
    Attack("trap", .crashed),
    Attack("busy-loop", .timedOut),
    Attack("flood-of-output", .limit),
    Attack("detached-grandchild", .failed, most: 1),
    Attack("fork-bomb", .failed, most: 1),
    Attack("crowd-of-threads", .failed, .crashed, .limit, most: 1),
    Attack("memory", .limit, .crashed, .timedOut),
    Attack("recursion", .limit, .crashed),
    Attack("types-without-end", .limit, .crashed, .timedOut),
    Attack("full-disk", .failed, .limit, most: 1),
    Attack("one-large-file", .failed, .limit, most: 1),
    Attack("known-cases", .failed, most: 3),
    Attack("surroundings", .failed, most: 1),
    Attack("terminal-escapes", .failed),
    Attack("closed-descriptors", .stoppedEarly),
    Attack("higher-limits", .timedOut),
    Attack("ignored-signals", .timedOut),
  ]

  #if os(Linux)
    private static let linux: [Attack] = [
      Attack("exit-before-main", .stoppedEarly),
      Attack("answer-before-the-question", .tampered),
      Attack("imitated-before-main", .failed, .stoppedEarly, most: 2),
      Attack("two-answers-to-one", .tampered),
      Attack("endless-answer", .limit, .tampered),
      Attack("own-exit", .failed, most: 1),
      Attack("own-read", .stoppedEarly, .timedOut),
      Attack("kill-the-judge", .failed, .crashed, most: 1),
      Attack("curious", .failed, most: 1),
      Attack("leftovers", .failed, most: 1),
    ]
  #else
    private static let linux: [Attack] = []
  #endif

  /// Attacks on an exercise that end only by the clock.
  static let waiting: [Attack] = [
    Attack("stolen-end", .failed, .stoppedEarly, .tampered, .timedOut, most: 1),
    Attack("own-write", .stoppedEarly, .timedOut, .doesNotCompile),
    Attack("sleeping-loop", .timedOut),
    Attack("stopped", .timedOut),
    Attack("unread-questions", .timedOut, .stoppedEarly),
  ]

  /// Attacks on an exercise in which learners write the tests.
  static let onTests: [Attack] =
    linuxTests + [
      Attack("nothing-tested", .failed, most: 1, in: "TestAttacks"),
      Attack("no-test", .failed, .doesNotCompile, in: "TestAttacks"),
      Attack("always-fails", .failed, in: "TestAttacks"),
      Attack("counted-runs", .failed, in: "TestAttacks"),
      Attack("every-other-run", .failed, in: "TestAttacks"),
      Attack("exit-in-a-test", .stoppedEarly, in: "TestAttacks"),
      Attack("loop-in-a-test", .timedOut, in: "TestAttacks"),
    ]

  #if os(Linux)
    /// Attacks by tests that need the object format of Linux.
    private static let linuxTests = [
      Attack("imitated-by-names", .failed, most: 1, in: "TestAttacks")
    ]
  #else
    private static let linuxTests: [Attack] = []
  #endif
}

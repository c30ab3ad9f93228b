import Exercises
import Judging

/// What was got for one exercise, and why.
///
/// What the learner's code has said is in it, shortened.
public struct GradedExercise: Hashable, Sendable {
  /// The exercise's identity.
  public let id: Exercise.ID
  /// How the answer fares.
  public let state: Verdict.State
  /// What was got; `nil` if the judge could not do its work.
  public let earned: Int?
  /// What could be got.
  public let points: Int
  /// All checks, also those that weren't asked.
  public let checks: [CheckResult]
  /// What the compiler says.
  public let diagnostics: [Diagnostic]
  /// More about how it fares.
  public let detail: String?
  /// What the learner has misunderstood, if that is known.
  public let misconception: String?
  /// What the code has printed.
  public let printed: String
  /// What whoever grades may want to look at.
  public let notes: [String]

  private static let longestAnswer = 1_000
  private static let longestMessage = 300
  private static let mostDiagnostics = 10

  /// Says what a verdict is worth; without one, the judge has not done its work.
  init(_ exercise: Exercise, verdict: Verdict?, notes: [String]) {
    id = exercise.id
    state = verdict?.state ?? .judgeError
    points = exercise.checks.reduce(0) { $0 + $1.points }
    let results = verdict?.checks ?? []
    checks = exercise.checks.map { check in
      var result =
        results.first { $0.name == check.name }
        ?? CheckResult(check, state: .skipped)
      result.actual = result.actual?.shortened(to: Self.longestAnswer)
      result.detail = result.detail?.shortened(to: Self.longestMessage)
      return result
    }
    earned =
      switch state {
      case .judgeError: nil
      // Who has tried to answer in place of the checks may have done so for each of them.
      case .tampered: 0
      default: checks.reduce(0) { $0 + $1.earned }
      }
    diagnostics = (verdict?.diagnostics ?? []).prefix(Self.mostDiagnostics).map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.message = diagnostic.message.shortened(to: Self.longestMessage)
      diagnostic.source = diagnostic.source?.shortened(to: Self.longestMessage)
      return diagnostic
    }
    detail =
      if verdict?.isCompilerFailure == true {
        // The rest is a trace of the compiler, with addresses that differ each time.
        "The compiler itself failed with this code."
      } else {
        verdict?.detail?.shortened(to: Self.longestMessage)
      }
    misconception = verdict?.misconception
    printed = (verdict?.printed ?? "").shortened(to: Self.longestAnswer)
    self.notes = notes
  }
}

extension Verdict {
  /// Whether the compiler has not even refused the code.
  fileprivate var isCompilerFailure: Bool {
    state == .doesNotCompile && diagnostics.isEmpty && detail?.hasPrefix("The compiler") == true
  }
}

extension String {
  /// The text, or its beginning with `…`.
  fileprivate func shortened(to limit: Int) -> String {
    // By scalars, for a single character can have any number of them.
    let start = unicodeScalars.prefix(limit)
    return start.endIndex == unicodeScalars.endIndex ? self : String(start) + "…"
  }
}

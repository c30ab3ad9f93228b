import Exercises

/// What the judge says of an answer.
public struct Verdict: Hashable, Sendable, Codable {
  /// How an answer can fare.
  public enum State: String, Hashable, Sendable, Codable, CaseIterable {
    /// All checks have passed.
    case passed
    /// Some have not.
    case failed
    /// The compiler refuses the code.
    case doesNotCompile = "does not compile"
    /// The code has crashed.
    case crashed
    /// The code, or the compiler, did not come to an end.
    case timedOut = "timed out"
    /// The code has used up something that is limited.
    case limit
    /// The code has ended the process before it was asked all.
    case stoppedEarly = "stopped early"
    /// The code has sent what it was not asked for, or a file isn't what it has to be.
    case tampered
    /// There is no answer to judge.
    case skipped
    /// The judge itself could not do its work. It says nothing of the answer.
    case judgeError = "judge's error"
  }

  /// The exercise's identity.
  public var exercise: String
  /// How the answer fares.
  public var state: State
  /// What came of each check that was asked; none if it does not compile.
  public var checks: [CheckResult] = []
  /// What the compiler says.
  public var diagnostics: [Diagnostic] = []
  /// What the judge, or the compiler, has to say about itself.
  public var detail: String?
  /// What whoever answers like this has misunderstood, if that is known.
  public var misconception: String?
  /// What the code printed.
  public var printed = ""
  /// What kept the code from the rest of the machine.
  public var protections: [String] = []
  /// Whether it was stopped by the clock, which also depends on what else the machine has to do.
  public var isByClock = false

  /// Creates a verdict on an answer that was not asked anything.
  public init(exercise: Exercise.ID, state: State, detail: String? = nil) {
    self.exercise = exercise
    self.state = state
    self.detail = detail
  }

  /// What was got.
  public var earned: Int { checks.reduce(0) { $0 + $1.earned } }
  /// What can be got from the checks that were asked.
  public var points: Int { checks.reduce(0) { $0 + $1.points } }
}

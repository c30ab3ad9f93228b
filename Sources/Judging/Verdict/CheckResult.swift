import Exercises

/// What came of one check.
public struct CheckResult: Hashable, Sendable, Codable {
  /// How a check can end.
  public enum State: String, Hashable, Sendable, Codable {
    /// What came of it is right.
    case passed
    /// It isn't.
    case failed
    /// The code has crashed.
    case crashed
    /// The code did not come to an end.
    case timedOut = "timed out"
    /// The code has used up something that is limited.
    case limit
    /// The code has ended the process.
    case stoppedEarly = "stopped early"
    /// The code has sent what it was not asked for.
    case tampered
    /// It tells nothing before others have passed.
    case skipped
  }

  /// The check's name.
  public var name: String
  /// What must hold.
  public var sentence: String
  /// How it has ended.
  public var state: State
  /// What must come of it, where that is not what came.
  public var expected: String?
  /// What came of it, where that isn't right.
  public var actual: String?
  /// More about how it has ended: a crash's message, or what is used up.
  public var detail: String?
  /// The file to look at.
  public var file: String?
  /// The line to look at, counted from 1.
  public var line: Int?
  /// What to think about.
  public var thought: String
  /// What it is worth.
  public var points: Int
  /// Whether only graders ask it.
  public var isHidden: Bool

  /// Creates what is known of a check before anything came of it.
  public init(_ check: Check, state: State) {
    name = check.name
    sentence = check.sentence
    self.state = state
    thought = check.thought
    points = check.points
    isHidden = check.isHidden
  }

  /// What was got of ``points``.
  public var earned: Int { state == .passed ? points : 0 }
}

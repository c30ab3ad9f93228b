import Exercises
import Judging

/// What a submission has for one exercise.
public struct HandedIn: Hashable, Sendable {
  /// An answer, or what stands in its place.
  public enum Answer: Hashable, Sendable {
    /// Nothing was handed in.
    case nothing
    /// The learner's files.
    case files([SourceFile])
    /// What can't be judged, how it fares, and why.
    case unusable(Verdict.State, reason: String)
  }

  /// The answer.
  public var answer: Answer
  /// What whoever grades may want to look at.
  ///
  /// It changes no marks.
  public var notes: [String] = []
}

import Exercises

/// How all exercises of the course stand.
public struct Overview: Sendable {
  /// How one exercise stands.
  public struct Entry: Sendable {
    /// The exercise.
    public let exercise: Exercise
    /// How it stands.
    public let standing: LearnerProgress.Standing
  }

  /// All exercises in the course's order.
  public let entries: [Entry]
  /// The one that the learner works on.
  public let current: Exercise

  /// How many are done.
  public var doneCount: Int { entries.count { $0.standing.state == .done } }

  /// Whether all are done.
  public var isComplete: Bool { doneCount == entries.count }

  /// The progress in words, such as `12 of 38`.
  public var summary: String { "\(doneCount) of \(entries.count)" }

  /// How an exercise stands.
  public subscript(id: Exercise.ID) -> LearnerProgress.Standing? {
    entries.first { $0.exercise.id == id }?.standing
  }

  /// The first exercise after the current one that isn't done, or else the first of all that isn't.
  ///
  /// It is `nil` if no other is open.
  public var next: Exercise? {
    let index = entries.firstIndex { $0.exercise.id == current.id } ?? 0
    let others = entries[(index + 1)...] + entries[..<index]
    return others.first { $0.standing.state != .done }?.exercise
  }

  /// What the learner should know of the records, a sentence each.
  public var remarks: [String] { entries.flatMap(\.standing.remarks) }
}

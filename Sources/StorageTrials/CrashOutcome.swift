/// What a trial by SIGKILL found.
public struct CrashOutcome: Hashable, Sendable {
  /// How many processes were killed.
  public var kills = 0
  /// How many of them were in the midst of a save.
  public var killsWhileSaving = 0
  /// How many of those left the list that they had begun to save; the others left the one before.
  public var newListsLeft = 0
  /// How many saves had finished in all.
  public var saves = 0
  /// The most temporary files that lay about after a kill.
  public var mostLeftovers = 0
  /// What was wrong, in sentences; empty if nothing was.
  public var faults: [String] = []

  /// Creates an outcome of no trial.
  public init() {}
}

import Exercises

/// An exercise as other programs read of it.
public struct ExerciseSummary: Hashable, Sendable, Codable {
  /// What it is called on the command line.
  public var id: String
  /// Its chapter and its number there, such as `3.4`.
  public var number: String
  /// The title of its chapter.
  public var chapter: String
  /// Its title.
  public var title: String
  /// About how long it takes.
  public var minutes: Int
  /// How it stands.
  public var state: LearnerProgress.State
  /// How many hints were shown.
  public var hintsShown: Int
  /// The learner's folder, as seen from the workspace.
  public var folder: String
  /// Where to read about it.
  public var lesson: String
}

extension Learner {
  /// An exercise as other programs read of it.
  public func summary(
    of exercise: Exercise, standing: LearnerProgress.Standing
  ) -> ExerciseSummary {
    ExerciseSummary(
      id: exercise.id, number: exercise.label, chapter: exercise.chapter.title,
      title: exercise.title, minutes: exercise.minutes, state: standing.state,
      hintsShown: standing.hints,
      folder: "\(LearnerFolder.name)/\(folder.path(of: exercise))", lesson: exercise.lesson)
  }
}

import Exercises
import Foundation

/// A learner in the course: the exercises, the folder with the answers, and what is done.
public struct Learner: Sendable {
  /// Where the course is.
  public let workspace: Workspace
  /// The exercises.
  public let course: Course
  /// The learner's own files.
  public let folder: LearnerFolder
  /// What is done.
  public let progress: LearnerProgress

  /// Reads the course; the learner's folder isn't made yet.
  public init(workspace: Workspace) throws {
    self.workspace = workspace
    course = try Course(folder: workspace.exercises)
    folder = LearnerFolder(workspace: workspace, course: course)
    progress = LearnerProgress(folder: folder.store)
  }

  /// The exercise that a word names: by its identity, or by its numbers, such as `3.4`.
  public func exercise(named name: String) -> Exercise? {
    course[name] ?? course.exercises.first { $0.label == name }
  }

  /// How an exercise stands.
  public func standing(of exercise: Exercise) -> LearnerProgress.Standing {
    progress.standing(of: exercise) { (try? folder.answer(to: exercise)) ?? [] }
  }

  /// How all exercises stand, and which is the current one.
  public func overview() -> Overview {
    let standings = course.exercises.map { ($0, standing(of: $0)) }
    let first = standings.first { $1.state != .done }?.0
    return Overview(
      entries: standings.map { Overview.Entry(exercise: $0, standing: $1) },
      current: keptCurrent ?? first ?? course.exercises[0])
  }

  /// The exercise that the learner works on: the last that was chosen, or the first that isn't done.
  public var current: Exercise { keptCurrent ?? overview().current }

  private var keptCurrent: Exercise? { progress.currentID.flatMap { course[$0] } }

  /// Keeps an exercise as the current one.
  public func select(_ exercise: Exercise) throws {
    try progress.setCurrent(exercise)
  }

  /// Where the lesson of an exercise is: an address, or a file of the workspace.
  public func lesson(of exercise: Exercise) -> URL {
    if exercise.lesson.contains("://"), let address = URL(string: exercise.lesson) {
      return address
    }
    let path = exercise.lesson.prefix { $0 != "#" }
    return workspace.folder.appending(path: String(path))
  }
}

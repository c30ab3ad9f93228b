import Exercises
import Foundation
import Judging

/// Grades submissions: judges each answer once, several at the same time.
public struct Grader: Sendable {
  /// What is graded.
  public let exercises: [Exercise]
  /// Who judges.
  public let judge: Judge
  /// From which the random cases are made.
  public let seed: UInt64
  /// How many answers are judged at the same time.
  public let jobs: Int
  /// Where verdicts are kept, for the next run or for this one when it is interrupted.
  public let state: URL?
  /// The folder of this package's sources.
  public let sources: URL
  /// What tells this version of the grader from others, so that no verdict of those is used.
  public let version: String

  /// Creates a grader.
  public init(
    exercises: [Exercise], judge: Judge, seed: UInt64 = 1, jobs: Int, state: URL? = nil,
    sources: URL, version: String = ""
  ) {
    self.exercises = exercises
    self.judge = judge
    self.seed = seed
    self.jobs = jobs
    self.state = state
    self.sources = sources
    self.version = version
  }

  /// What is told while grading goes on.
  public enum Event: Hashable, Sendable {
    /// So many pieces of work are done.
    case progress(done: Int, of: Int)
    /// Verdicts can't be kept, and why. It is told once.
    case notKept(String)
  }

  /// An answer that has to be judged, whoever has handed it in.
  private struct Task: Hashable {
    let exercise: Int
    let files: [SourceFile]
  }

  /// Grades submissions.
  ///
  /// - Returns: `nil` if it was cancelled; what was judged by then is kept.
  /// - Throws: If the judge can't even begin.
  public func grade(
    _ submissions: [Submission], cancellation: Cancellation? = nil,
    telling tell: @escaping (Event) -> Void = { _ in }
  ) throws -> GradeBook? {
    let protections = try judge.protections()
    let tasks = tasks(of: submissions)
    let asked = Set(tasks.map(\.exercise)).sorted()
    let total = asked.count + tasks.count
    let keeping = Keeping()
    func progress(_ done: Int) {
      if let problem = keeping.newProblem() { tell(.notKept(problem)) }
      tell(.progress(done: done, of: total))
    }
    progress(0)

    let desks = Dictionary(
      uniqueKeysWithValues: zip(
        asked,
        Workers.results(count: asked.count, threads: jobs, progress: progress) { index in
          Desk(
            exercises[asked[index]], of: self, protections: protections, keeping: keeping,
            cancellation: cancellation)
        }))
    // An error of the judge may come from a machine that is too busy; so it has a second chance alone.
    let calmDesks = desks.mapValues { $0.again(cancellation: cancellation) }
    if cancellation?.isCancelled == true { return nil }

    var verdicts = Workers.results(
      count: tasks.count, threads: jobs, progress: { progress(asked.count + $0) },
      work: { index in
        calmDesks[tasks[index].exercise]?.verdict(
          on: tasks[index].files, isLast: false, cancellation: cancellation)
      })
    for (index, verdict) in verdicts.enumerated() where verdict?.mayDependOnLoad == true {
      verdicts[index] = calmDesks[tasks[index].exercise]?.verdict(
        on: tasks[index].files, isLast: true, cancellation: cancellation)
    }
    progress(total)
    if cancellation?.isCancelled == true { return nil }

    let found = Dictionary(uniqueKeysWithValues: zip(tasks, verdicts))
    return GradeBook(
      seed: seed, protections: protections, exercises: exercises, submissions: submissions
    ) { exercise, files in
      found[Task(exercise: exercise, files: files)] ?? nil
    }
  }

  /// The different answers, in the order in which they are met.
  private func tasks(of submissions: [Submission]) -> [Task] {
    var seen: Set<Task> = []
    return submissions.flatMap { submission in
      submission.handedIn.enumerated().compactMap { index, handedIn in
        guard case .files(let files) = handedIn.answer else { return nil }
        let task = Task(exercise: index, files: files)
        return seen.insert(task).inserted ? task : nil
      }
    }
  }
}

import Exercises
import Foundation
import Judging

/// Proves that exercises ask what they mean to.
///
/// For each: the starter fails as it says, the solution passes, each wrong answer is caught by the check
/// that it names, and so is each small change of the solution.
public struct CourseVerification: Sendable {
  private let workspace: Workspace
  private let judge: Judge
  private let exercises: [Exercise]

  /// Prepares to verify some exercises.
  public init(_ exercises: [Exercise], workspace: Workspace, workshop: Workshop) {
    self.exercises = exercises
    self.workspace = workspace
    var limits = Limits.learning
    // An endless loop shows soon enough, and some changes make one.
    limits.processorSeconds = 1
    judge = Judge(workshop: workshop, limits: limits)
  }

  /// Verifies them, several at once.
  ///
  /// - Parameters:
  ///   - records: Whether what is right, and how wrong answers fail, is written down anew.
  ///   - triesMutants: Whether changed solutions are tried, which takes most of the time.
  ///   - progress: Called now and then, from any thread, with how many programs were tried of how many.
  public func run(
    records: Bool = false, triesMutants: Bool = true,
    progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) throws -> [VerificationReport] {
    let baselines = try Parallel.map(exercises) { try Baseline(of: $0, judge: judge) }
    let trials = exercises.indices.flatMap { index in
      baselines[index].trials(tryingMutants: triesMutants).map { (index, $0) }
    }
    let counter = Counter()
    let outcomes = try Parallel.map(trials) { index, trial in
      defer { progress(counter.next(), trials.count) }
      return try trial.outcome(judge: judge, baseline: baselines[index])
    }
    return try exercises.indices.map { index in
      let own = zip(trials, outcomes).filter { $0.0.0 == index }.map { ($0.0.1, $0.1) }
      let summary = ExerciseSummary(
        exercise: exercises[index], baseline: baselines[index], outcomes: own)
      return try summary.report(in: workspace, records: records)
    }
  }
}

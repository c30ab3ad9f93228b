import Exercises
import Judging

/// All marks of a run, with what led to them.
///
/// It has nothing that differs from one run to the next: no times, no paths, nothing random.
public struct GradeBook: Hashable, Sendable {
  /// From which the random cases were made.
  public let seed: UInt64
  /// What kept the learners' code from the rest of the machine.
  public let protections: [String]
  /// The submissions, by name.
  public let submissions: [GradedSubmission]

  /// Puts verdicts in the places of the answers that they are on.
  init(
    seed: UInt64, protections: [String], exercises: [Exercise], submissions: [Submission],
    verdict: (Int, [SourceFile]) -> Verdict?
  ) {
    self.seed = seed
    self.protections = protections
    self.submissions = submissions.map { submission in
      GradedSubmission(
        name: submission.name.description,
        exercises: submission.handedIn.enumerated().map { index, handedIn in
          let id = exercises[index].id
          let found: Verdict? =
            switch handedIn.answer {
            case .files(let files): verdict(index, files)
            case .nothing:
              Verdict(exercise: id, state: .skipped, detail: "Nothing was handed in.")
            case .unusable(let state, let reason):
              Verdict(exercise: id, state: state, detail: reason)
            }
          return GradedExercise(exercises[index], verdict: found, notes: handedIn.notes)
        })
    }
  }

  /// Whether the judge could not do its work on some answer.
  public var hasJudgeErrors: Bool {
    submissions.contains { $0.exercises.contains { $0.state == .judgeError } }
  }

  /// Whether every answer has passed.
  public var isAllPassed: Bool {
    submissions.allSatisfy { $0.exercises.allSatisfy { $0.state == .passed } }
  }
}

/// What one learner has got.
public struct GradedSubmission: Hashable, Sendable {
  /// The name of the submission's folder, as text that does nothing when it is printed.
  public let name: String
  /// The exercises, in the order of the course.
  public let exercises: [GradedExercise]

  /// What was got; `nil` if the judge could not do its work on some answer.
  public var earned: Int? {
    let known = exercises.compactMap(\.earned)
    return known.count == exercises.count ? known.reduce(0, +) : nil
  }

  /// What could be got.
  public var points: Int { exercises.reduce(0) { $0 + $1.points } }
}

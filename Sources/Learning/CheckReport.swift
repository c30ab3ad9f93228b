import Exercises
import Foundation
import Judging

/// What came of checking the learner's answer.
public struct CheckReport: Sendable {
  /// The exercise.
  public let exercise: Exercise
  /// The judge's verdict.
  public let verdict: Verdict
  /// What the learner should know of the files, a sentence each.
  public let remarks: [String]
  /// The names of the learner's files.
  public let answerNames: [String]
  /// The names of the given files.
  public let givenNames: [String]

  /// Creates a report.
  public init(
    exercise: Exercise, verdict: Verdict, remarks: [String] = [], answerNames: [String],
    givenNames: [String] = []
  ) {
    self.exercise = exercise
    self.verdict = verdict
    self.remarks = remarks
    self.answerNames = answerNames
    self.givenNames = givenNames
  }
}

extension Learner {
  /// Has an answer judged, and keeps it if it has passed.
  ///
  /// - Returns: The report; `nil` if it was cancelled.
  public func check(
    _ answer: [SourceFile], to exercise: Exercise, by judge: Judge,
    cancellation: Cancellation? = nil
  ) throws -> CheckReport? {
    let inquiry = try Inquiry.forLearner(of: exercise)
    guard
      var verdict = try judge.verdict(
        on: answer, of: exercise, asking: inquiry, cancellation: cancellation)
    else { return nil }
    // Whoever has written nothing yet has misunderstood nothing.
    if try Set(answer) == Set(exercise.starter()) { verdict.misconception = nil }
    if verdict.state == .passed { try progress.notePass(of: exercise, answer: answer) }
    return CheckReport(
      exercise: exercise, verdict: verdict, remarks: try folder.remarks(on: exercise),
      answerNames: answer.map(\.name), givenNames: try exercise.given().map(\.name))
  }
}

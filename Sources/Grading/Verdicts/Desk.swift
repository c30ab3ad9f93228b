import Exercises
import Foundation
import Judging

/// Where the answers to one exercise are judged: with what is asked, and what is right.
struct Desk: Sendable {
  private let exercise: Exercise
  private let judge: Judge
  private let seed: UInt64
  private let kept: KeptVerdicts?
  private let keeping: Keeping
  private let inquiry: Result<Inquiry?, JudgeError>

  /// Finds out what is right, or reads it where an earlier run has kept it.
  init(
    _ exercise: Exercise, of grader: Grader, protections: [String], keeping: Keeping,
    cancellation: Cancellation?
  ) {
    self.exercise = exercise
    judge = grader.judge
    seed = grader.seed
    self.keeping = keeping
    kept = grader.state.flatMap { state in
      keeping.attempt {
        let context = try GradingContext(
          exercise, seed: grader.seed, judge: grader.judge, protections: protections,
          sources: grader.sources, grader: grader.version)
        return try KeptVerdicts(in: state, exercise: exercise.id, context: context.encoded())
      }
    }
    let queries = Inquiry.graderQueries(of: exercise, seed: seed)
    if let right = kept?.right, right.count == queries.count {
      inquiry = .success(Inquiry(queries: queries, right: right))
    } else {
      inquiry = Self.inquiry(of: exercise, seed: seed, judge: judge, cancellation: cancellation)
      keepInquiry()
    }
  }

  private init(_ other: Desk, inquiry: Result<Inquiry?, JudgeError>) {
    exercise = other.exercise
    judge = other.judge
    seed = other.seed
    kept = other.kept
    keeping = other.keeping
    self.inquiry = inquiry
  }

  /// The same desk; if it could not find out what is right, it has tried again.
  func again(cancellation: Cancellation?) -> Desk {
    guard case .failure = inquiry else { return self }
    let desk = Desk(
      self,
      inquiry: Self.inquiry(of: exercise, seed: seed, judge: judge, cancellation: cancellation))
    desk.keepInquiry()
    return desk
  }

  /// The verdict on an answer; `nil` if it was cancelled.
  ///
  /// - Parameter isLast: Whether the verdict stands as it is, also if it may depend on the load.
  func verdict(
    on answer: [SourceFile], isLast: Bool, cancellation: Cancellation?
  ) -> Verdict? {
    if cancellation?.isCancelled == true { return nil }
    if let verdict = kept?.verdict(on: answer) { return verdict }
    do {
      guard let inquiry = try inquiry.get(),
        let verdict = try judge.verdict(
          on: answer, of: exercise, asking: inquiry, cancellation: cancellation)
      else { return nil }
      if let kept, isLast || !verdict.mayDependOnLoad {
        keeping.attempt { try kept.keep(verdict, on: answer) }
      }
      return verdict
    } catch {
      return Verdict(exercise: exercise.id, state: .judgeError, detail: reason(of: error))
    }
  }

  /// What went wrong, without the folder in which it did, which is another one each time.
  private func reason(of error: any Error) -> String {
    let text = (error as? JudgeError)?.description ?? error.localizedDescription
    guard let start = text.range(of: judge.scratch.path) else { return text }
    let place = text[start.lowerBound...].prefix { !$0.isWhitespace && $0 != ":" }
    return text.replacing(place, with: "the answer's program")
  }

  private func keepInquiry() {
    guard let kept, case .success(let inquiry?) = inquiry else { return }
    keeping.attempt { try kept.keep(right: inquiry.right) }
  }

  private static func inquiry(
    of exercise: Exercise, seed: UInt64, judge: Judge, cancellation: Cancellation?
  ) -> Result<Inquiry?, JudgeError> {
    Result { () throws(JudgeError) in
      do {
        return try Inquiry.forGrader(
          of: exercise, seed: seed, judge: judge, cancellation: cancellation)
      } catch let error as JudgeError {
        throw error
      } catch {
        throw JudgeError("\(exercise.id) can't be judged: \(error.localizedDescription)")
      }
    }
  }
}

extension Verdict {
  /// Whether it might be another one on a machine that has less to do.
  var mayDependOnLoad: Bool { state == .judgeError || isByClock }
}

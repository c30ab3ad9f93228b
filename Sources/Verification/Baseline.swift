import Exercises
import Judging

/// What an exercise's solution answers: what is right.
struct Baseline: Sendable {
  let exercise: Exercise
  /// All questions, also the hidden ones.
  let queries: [Query]
  /// What the solution answers; `nil` if it does not get so far.
  let right: [String]?
  /// What is wrong with the solution.
  let faults: [String]

  /// A seed that no learner's case is made from.
  private static let otherSeed: UInt64 = 1_000

  init(of exercise: Exercise, judge: Judge) throws {
    self.exercise = exercise
    queries = exercise.checks.flatMap { $0.queries() }
    let others = exercise.checks.flatMap { $0.queries(seed: Self.otherSeed) }
    // The same again shows whether it always says the same.
    let examination = try judge.examine(
      exercise.solution(), of: exercise, asking: queries + queries + others)
    guard case .asked(let transcript, let remarks) = examination else {
      right = nil
      faults = ["the solution does not compile: \(examination.firstError)"]
      return
    }
    var faults = remarks.filter { $0.severity == .warning }.map {
      "the solution has a warning: \($0.message)"
    }
    let first = transcript.replies.prefix(queries.count)
    let second = transcript.replies.dropFirst(queries.count).prefix(queries.count)
    for (index, query) in queries.enumerated() {
      if let expected = query.check.expected, first[index] != .answer(expected) {
        faults.append("the solution fails '\(query.label)': \(first[index].record)")
      }
    }
    if Array(first) != Array(second) {
      faults.append("the solution answers another way when it is asked again")
    }
    for (query, reply) in zip(others, transcript.replies.suffix(others.count)) {
      if case .answer = reply { continue }
      faults.append("the solution fails '\(query.label)' from another seed: \(reply.record)")
    }
    if !transcript.hasEnd { faults.append("the solution does not come to the end") }
    right = first.map(\.record)
    self.faults = faults
  }

  /// What is asked, with what is right.
  func inquiry() -> Inquiry? {
    right.map { Inquiry(queries: queries, right: $0) }
  }

  /// What else is to be tried.
  func trials(tryingMutants: Bool) -> [Trial] {
    guard right != nil, faults.isEmpty else { return [] }
    let mutants = tryingMutants ? (try? Mutant.all(of: exercise)) ?? [] : []
    return [.starter] + exercise.wrongAnswers.map(Trial.wrong) + mutants.map(Trial.mutant)
  }
}

extension Examination {
  /// What the compiler says first.
  var firstError: String {
    switch self {
    case .asked: "nothing"
    case .refused(let diagnostics):
      diagnostics.first { $0.severity == .error }.map { error in
        [error.file, error.line.map(String.init), error.message].compactMap { $0 }
          .joined(separator: ": ")
      } ?? "no reason given"
    case .compilerTimedOut: "the compiler does not come to an end"
    case .compilerFailed(let reason): reason
    case .cancelled: "cancelled"
    }
  }
}

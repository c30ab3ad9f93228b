import Exercises
import Foundation
import Judging

/// All that was tried with one exercise.
struct ExerciseSummary {
  let exercise: Exercise
  let baseline: Baseline
  let outcomes: [(Trial, Trial.Outcome)]

  /// Says what was found, and writes the answers down if that is wanted.
  func report(in workspace: Workspace, records: Bool) throws -> VerificationReport {
    var report = VerificationReport(exercise: exercise.id, checks: exercise.checks.count)
    report.faults = try exercise.statedFaults(in: workspace) + baseline.faults
    var recorded = RecordedAnswers(right: right, wrong: [:])
    for (trial, outcome) in outcomes {
      switch trial {
      case .starter: add(starter: outcome, to: &report)
      case .wrong(let wrong):
        add(wrong, outcome: outcome, to: &report)
        recorded.wrong[wrong.name] = RecordedAnswers.Failure(outcome)
      case .mutant(let mutant): add(mutant, outcome: outcome, to: &report)
      }
    }
    for equal in exercise.equalMutants
    where !outcomes.isEmpty && report.mutants > 0 && !isNeeded(equal) {
      report.faults.append(
        "no change that passes is recorded as '\(equal.line)' to '\(equal.becomes)'")
    }
    addTwins(in: recorded, to: &report)
    if baseline.faults.isEmpty { try keep(recorded, rewriting: records, report: &report) }
    return report
  }

  private var right: [String: String] {
    let answers = zip(baseline.queries, baseline.right ?? []).filter { $0.0.number > 0 }
    return Dictionary(answers.map { ($0.0.label, $0.1) }, uniquingKeysWith: { first, _ in first })
  }

  private func add(starter outcome: Trial.Outcome, to report: inout VerificationReport) {
    switch outcome {
    case .refused(let error):
      if !exercise.starterDoesNotCompile {
        report.faults.append("the starter does not compile: \(error)")
      }
    case .asked(let failed, _):
      if exercise.starterDoesNotCompile {
        report.faults.append("the starter compiles")
      } else if failed.sorted() != exercise.starterFails.sorted() {
        report.faults.append("the starter fails \(failed), not \(exercise.starterFails)")
      }
      if failed.isEmpty { report.faults.append("the starter passes") }
    }
  }

  private func add(
    _ wrong: WrongAnswer, outcome: Trial.Outcome, to report: inout VerificationReport
  ) {
    switch outcome {
    case .refused where wrong.caughtBy == WrongAnswer.compiler: report.wrongAnswersCaught += 1
    case .asked(let failed, _) where failed.contains(wrong.caughtBy): report.wrongAnswersCaught += 1
    case .refused(let error):
      report.faults.append("the wrong answer '\(wrong.name)' does not compile: \(error)")
    case .asked(let failed, _):
      report.faults.append(
        "the wrong answer '\(wrong.name)' is not caught by '\(wrong.caughtBy)' but by \(failed)")
    }
  }

  private func add(_ mutant: Mutant, outcome: Trial.Outcome, to report: inout VerificationReport) {
    report.mutants += 1
    guard case .asked(let failed, _) = outcome else {
      report.mutantsRefused += 1
      return
    }
    if !failed.isEmpty {
      report.mutantsCaught += 1
    } else if exercise.equalMutants.contains(where: mutant.isRecorded) {
      report.mutantsEqual += 1
    } else {
      report.faults.append(
        "no check notices it when \(mutant.file.name):\(mutant.lineNumber) "
          + "'\(mutant.line)' becomes '\(mutant.becomes)'")
    }
  }

  private func isNeeded(_ equal: EqualMutant) -> Bool {
    outcomes.contains { trial, outcome in
      guard case .mutant(let mutant) = trial, case .asked(let failed, _) = outcome else {
        return false
      }
      return failed.isEmpty && mutant.isRecorded(as: equal)
    }
  }

  private func addTwins(in recorded: RecordedAnswers, to report: inout VerificationReport) {
    let byFailure = Dictionary(grouping: recorded.wrong.keys.sorted()) { recorded.wrong[$0] }
    for names in byFailure.values.filter({ $0.count > 1 }).sorted(by: { $0[0] < $1[0] }) {
      report.faults.append(
        "the wrong answers \(names.joined(separator: " and ")) fail alike, and can't be told apart")
    }
  }

  private func keep(
    _ recorded: RecordedAnswers, rewriting: Bool, report: inout VerificationReport
  ) throws {
    if rewriting {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      let data = try encoder.encode(recorded) + Data("\n".utf8)
      try data.write(
        to: exercise.folder.appending(path: RecordedAnswers.fileName), options: .atomic)
    } else if try exercise.recordedAnswers() != recorded {
      report.faults.append(
        "\(RecordedAnswers.fileName) is not what the answers are now; "
          + "run 'course verify --record \(exercise.id)'")
    }
  }
}

extension RecordedAnswers.Failure {
  fileprivate init(_ outcome: Trial.Outcome) {
    switch outcome {
    case .refused(let error): self.init(error: error)
    case .asked(_, let wrong): self.init(answers: wrong)
    }
  }
}

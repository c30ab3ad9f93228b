import Arguments
import Exercises
import Foundation
import Judging
import TerminalUI
import Verification

/// `course verify`: proves that the exercises ask what they mean to.
struct VerifyCommand {
  var names: [String] = []
  var records = false
  var skipsMutants = false
  var isJSON = false

  static let command = Command(
    "course verify",
    summary: "Proves that the exercises ask what they mean to.",
    discussion: """
      For each exercise: the starter fails as it says, the solution passes without a warning, each \
      wrong answer is caught by the check that it names, no hint gives the answer away, and each \
      small change of the solution (an operator, a constant, a condition, a statement left out) is \
      noticed by some check or recorded as changing nothing.

      The exit status is 0 if that holds, 1 if it doesn't, and 2 if the command line can't be \
      understood.
      """,
    defaults: VerifyCommand(),
    parameters: [
      .flag("--record", \.records, help: "Write down what the solution and wrong answers answer."),
      .flag("--no-mutants", \.skipsMutants, help: "Leave the changed solutions out."),
      .flag("--json", \.isJSON, help: "Report as JSON."),
      .arguments("NAME", \.names, help: "Which exercises; all if none is named."),
    ])

  /// Runs, and returns the exit status.
  func run(in workspace: Workspace) throws -> Int32 {
    let course = try Course(folder: workspace.exercises)
    let exercises =
      try names.isEmpty ? course.exercises : names.map { try course.exercise(named: $0) }
    let workshop = try Workshop(
      workspace: workspace.folder, cache: workspace.cache, toolchain: Toolchain())
    let line = ProgressLine()
    let reports = try CourseVerification(exercises, workspace: workspace, workshop: workshop)
      .run(records: records, triesMutants: !skipsMutants) { line.show("\($0) of \($1)") }
    line.clear()
    if isJSON {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      print(String(decoding: try encoder.encode(reports), as: UTF8.self))
    } else {
      show(reports)
    }
    return reports.allSatisfy(\.faults.isEmpty) ? 0 : 1
  }

  private func show(_ reports: [VerificationReport]) {
    for report in reports {
      let mark = report.faults.isEmpty ? "ok    " : "FAULTY"
      print(
        """
        \(mark) \(report.exercise): \(report.checks) checks, \(report.wrongAnswersCaught) wrong \
        answers caught, \(report.mutants) mutants: \(report.mutantsCaught) caught, \
        \(report.mutantsRefused) refused by the compiler, \(report.mutantsEqual) equal
        """)
      for fault in report.faults { print("       \(fault)") }
    }
    func sum(_ count: (VerificationReport) -> Int) -> Int { reports.reduce(0) { $0 + count($1) } }
    print(
      """
      \(reports.count) exercises, \(sum(\.checks)) checks, \(sum(\.wrongAnswersCaught)) wrong \
      answers caught; \(sum(\.mutants)) mutants: \(sum(\.mutantsCaught)) caught, \
      \(sum(\.mutantsRefused)) refused by the compiler, \(sum(\.mutantsEqual)) equal; \
      \(sum(\.faults.count)) faults
      """)
  }
}

import Exercises
import Foundation
import Judging
import TerminalUI

/// Examines whether all that the course needs is there, and says what to do.
public struct Doctor: Sendable {
  private let learner: Learner

  /// The oldest Swift that the course is built with.
  private static let leastVersion = (6, 2)

  /// Creates a doctor for a learner.
  public init(learner: Learner) {
    self.learner = learner
  }

  /// Examines one thing after the other; takes some seconds.
  public func examine() -> [Finding] {
    [compiler, linker, course, folder, terminal, verdict, model].compactMap { $0() }
  }

  private func compiler() -> Finding? {
    let remedy = "Install Swift from https://swift.org/install, and open a new terminal."
    do {
      let toolchain = try Toolchain()
      let version = try toolchain.version()
      let finding = "\(version), \(toolchain.compiler.path)"
      guard Self.isOld(version) else {
        return Finding(subject: "Swift", state: .good, finding: finding)
      }
      return Finding(
        subject: "Swift", state: .missing, finding: finding + "; it is older than 6.2",
        remedy: remedy)
    } catch {
      return Finding(subject: "Swift", state: .missing, finding: error.reason, remedy: remedy)
    }
  }

  private static func isOld(_ version: String) -> Bool {
    guard let range = version.range(of: "Swift version ") else { return false }
    let numbers = version[range.upperBound...].prefix { $0.isNumber || $0 == "." }
      .split(separator: ".").compactMap { Int($0) }
    guard numbers.count >= 2 else { return false }
    return (numbers[0], numbers[1]) < leastVersion
  }

  private func linker() -> Finding? {
    #if os(Linux)
      guard let toolchain = try? Toolchain() else { return nil }
      let lld = toolchain.root.appending(path: "bin/ld.lld").path
      let isThere = FileManager.default.isExecutableFile(atPath: lld)
      return Finding(
        subject: "Linker", state: isThere ? .good : .poor,
        finding: isThere ? lld : "lld isn't there; verdicts take about 0.1 s longer",
        remedy: isThere ? nil : "Use a toolchain from https://swift.org/install: it has lld.")
    #else
      return nil
    #endif
  }

  private func course() -> Finding? {
    do {
      for exercise in learner.course.exercises {
        _ = try (exercise.task(), exercise.starter(), exercise.checking())
        _ = try Inquiry.forLearner(of: exercise)
      }
      return Finding(
        subject: "Course", state: .good,
        finding: "\(learner.course.exercises.count) exercises can be read")
    } catch {
      return Finding(
        subject: "Course", state: .missing, finding: error.reason,
        remedy: "Get the course's own files again: git checkout Tutorials/Exercises")
    }
  }

  private func folder() -> Finding? {
    do {
      let remarks = try learner.folder.prepare() + learner.overview().remarks
      let probe = learner.folder.store.appending(path: "probe-\(UUID())")
      // Not an empty one, for which there is room on a full disk.
      try Data(count: 4096).write(to: probe)
      try FileManager.default.removeItem(at: probe)
      return Finding(
        subject: "Your folder", state: remarks.isEmpty ? .good : .poor,
        finding: ([learner.folder.url.path] + remarks).joined(separator: ". "))
    } catch {
      return Finding(
        subject: "Your folder", state: .missing, finding: error.reason,
        remedy: "Make \(learner.folder.url.path) writable, and see that the disk isn't full.")
    }
  }

  private func terminal() -> Finding? {
    let output = StandardOutput()
    guard output.isTerminal else {
      return Finding(
        subject: "Terminal", state: .poor,
        finding: "the output is no terminal, so 'course' can't watch",
        remedy: "Run 'swift run course' in a terminal, or use 'course check' after each save.")
    }
    let environment = ProcessInfo.processInfo.environment
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    let looks = output.colorSupport == .colors ? "with colours" : "without colours"
    let finding = "\(output.columns ?? 80) columns, \(looks)"
    if let locale, !locale.lowercased().contains("utf") {
      return Finding(
        subject: "Terminal", state: .poor, finding: "\(finding), and LANG is '\(locale)'",
        remedy: "Marks such as ✓ need UTF-8: set LANG to C.UTF-8, for one.")
    }
    return Finding(subject: "Terminal", state: .good, finding: finding)
  }

  private func verdict() -> Finding? {
    trial("Verdict", of: learner.course.exercises.first)
  }

  private func model() -> Finding? {
    trial("Module Model", of: learner.course.exercises.first { !$0.modules.isEmpty })
  }

  /// Has a solution judged twice: what is compiled only once is there the second time.
  private func trial(_ subject: String, of exercise: Exercise?) -> Finding? {
    guard let exercise else { return nil }
    do {
      let judge = try learner.openJudge()
      defer { judge.close() }
      var seconds = 0.0
      for _ in 1...2 {
        let start = ProcessInfo.processInfo.systemUptime
        let verdict = try judge.verdict(
          on: exercise.solution(), of: exercise, asking: .forLearner(of: exercise))
        seconds = ProcessInfo.processInfo.systemUptime - start
        guard verdict?.state == .passed else {
          throw LearningError(
            "the course's own answer to '\(exercise.id)' doesn't pass: "
              + (verdict?.diagnostics.first?.message ?? verdict?.state.rawValue ?? "no verdict"))
        }
      }
      return Finding(
        subject: subject, state: .good,
        finding: String(format: "an answer gets its verdict in %.2f s", seconds))
    } catch {
      return Finding(
        subject: subject, state: .missing, finding: error.reason,
        remedy: "If Swift is new, delete \(learner.workspace.cache.path) and try again.")
    }
  }
}

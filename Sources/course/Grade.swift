import Arguments
import Exercises
import Foundation
import Grading
import Judging
import TerminalUI

/// Grades what was handed in: `course grade`.
struct Grade {
  let options: GradeOptions

  /// How the exit statuses are called.
  private enum Status {
    static let notPassed: Int32 = 1
    static let misused: Int32 = 2
    static let judgeError: Int32 = 3
  }

  /// Runs, and returns the exit status.
  func run() -> Int32 {
    do {
      return try grade()
    } catch let error as JudgeError {
      tell("error: \(error)")
      return Status.judgeError
    } catch let error as ArgumentError {
      tell("error: \(error)\nSee 'course grade --help'.")
      return Status.misused
    } catch let error as GradingError {
      tell("error: \(error)")
      return Status.misused
    } catch let error as CourseError {
      tell("error: \(error)")
      return Status.misused
    } catch {
      tell("error: \(error.localizedDescription)")
      return Status.judgeError
    }
  }

  private func grade() throws -> Int32 {
    let workspace = try Workspace.nearest()
    let course = try Course(folder: workspace.exercises)
    let exercises = try chosen(from: course)
    let folder = URL(filePath: options.folder).standardizedFileURL
    let submissions = try Submission.all(in: folder, of: course, exercises: exercises)
    let output = try ReportOutput(
      options.output, format: options.format, submissions: submissions.map(\.name.description))

    let scratch = try ScratchFolder(near: FileManager.default.temporaryDirectory)
    defer { scratch.remove() }
    let workshop = try Workshop(
      workspace: workspace.folder, cache: workspace.cache, toolchain: try Toolchain())
    let grader = Grader(
      exercises: exercises,
      judge: Judge(
        workshop: workshop, limits: .grading, isIsolated: !options.isNotIsolated,
        scratch: scratch.url),
      seed: options.seed,
      jobs: options.jobs ?? ProcessInfo.processInfo.activeProcessorCount,
      state: options.state.map { URL(filePath: $0) } ?? workspace.cache.appending(path: "grades"),
      sources: workspace.folder.appending(path: "Sources"), version: version)
    let interruption = Interruption()
    let progress = ProgressLine()
    let book = try grader.grade(submissions, cancellation: interruption.cancellation) { event in
      switch event {
      case .progress(let done, let total): progress.show("\(done) of \(total)")
      case .notKept(let reason):
        progress.clear()
        tell("note: verdicts can't be kept (\(reason)); grading goes on without keeping them")
      }
    }
    progress.clear()
    guard let book else {
      tell("Interrupted. What was judged is kept; the same command goes on from there.")
      return interruption.status
    }
    try output.write(book)
    if book.hasJudgeErrors { return Status.judgeError }
    return options.requiresPass && !book.isAllPassed ? Status.notPassed : 0
  }

  private func chosen(from course: Course) throws -> [Exercise] {
    guard !options.exercises.isEmpty else { return course.exercises }
    let ids = try Set(
      options.exercises.map { try course.exercise(named: $0).id })
    return course.exercises.filter { ids.contains($0.id) }
  }

  /// What tells this program from the next that is built.
  private var version: String {
    let program = Bundle.main.executablePath ?? CommandLine.arguments[0]
    let attributes = try? FileManager.default.attributesOfItem(atPath: program)
    let date = attributes?[.modificationDate] as? Date
    return "\(attributes?[.size] ?? 0) \(date?.timeIntervalSince1970 ?? 0)"
  }

  private func tell(_ text: String) {
    let lines = text.split(separator: "\n").map { String(inert: String($0)) }
    FileHandle.standardError.write(Data((lines.joined(separator: "\n") + "\n").utf8))
  }
}

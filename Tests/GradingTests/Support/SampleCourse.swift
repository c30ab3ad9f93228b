import Exercises
import Foundation
import TemporaryFolders
import Grading
import Judging

/// The small course of these tests, and what it takes to grade it.
enum SampleCourse {
  /// The repository's folder, where this file's own place leads.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The course's folder.
  static let folder = root.appending(path: "Tests/GradingTests/Course")

  /// The course.
  static func course() throws -> Course { try Course(folder: folder) }

  /// Limits that an attack soon meets, for the tests are not to take long.
  static let limits: Limits = {
    var limits = Limits.grading
    limits.processorSeconds = 1
    limits.memory = 256 << 20
    limits.fileSize = 8 << 20
    limits.processes = 64
    return limits
  }()

  /// The same for the compiler.
  static let compilerLimits: Limits = {
    var limits = Limits.compiling
    limits.processorSeconds = 3
    limits.memory = 2 << 30
    return limits
  }()

  /// A grader of the course.
  ///
  /// - Parameter folder: Where it keeps what it needs.
  static func grader(
    in folder: TemporaryFolder, limits: Limits = limits, seed: UInt64 = 1, jobs: Int = 2,
    exercises: [String] = [], keeping: Bool = false, course: Course? = nil
  ) throws -> Grader {
    let workshop = try Workshop(
      workspace: root, cache: root.appending(path: ".build/course"), toolchain: Toolchain())
    let all = try (course ?? self.course()).exercises
    return Grader(
      exercises: exercises.isEmpty ? all : all.filter { exercises.contains($0.id) },
      judge: Judge(
        workshop: workshop, limits: limits, compilerLimits: compilerLimits, isIsolated: true,
        scratch: folder.url.appending(path: "scratch")),
      seed: seed, jobs: jobs, state: keeping ? folder.url.appending(path: "state") : nil,
      sources: root.appending(path: "Sources"))
  }
}

/// Runs what blocks its thread elsewhere, so that no other test has to wait for it.
func onOwnThread<Result: Sendable>(
  _ work: @escaping @Sendable () throws -> Result
) async throws -> Result {
  try await withCheckedThrowingContinuation { continuation in
    let thread = Thread { continuation.resume(with: Swift.Result(catching: work)) }
    thread.stackSize = 4 << 20
    thread.start()
  }
}

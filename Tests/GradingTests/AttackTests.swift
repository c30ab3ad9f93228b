import Exercises
import Foundation
import TemporaryFolders
import Grading
import Judging
import Testing

/// Grades the whole corpus once, as a folder of submissions.
private enum Corpus {
  static let ordinary = Task {
    try await book(of: Attack.all, exercise: "total", as: "Total.swift")
  }
  static let waiting = Task {
    try await book(of: Attack.waiting, exercise: "total", as: "Total.swift", waitSeconds: 1)
  }
  static let onTests = Task {
    try await book(of: Attack.onTests, exercise: "test-smallest", as: "SmallestTests.swift")
  }

  private static func book(
    of attacks: [Attack], exercise: String, as file: String, waitSeconds: Double? = nil
  ) async throws -> GradeBook {
    try await onOwnThread {
      let folder = try TemporaryFolder()
      for attack in attacks {
        try folder.write(
          attack.source(), to: "submissions/\(attack.name)/\(exercise)/\(file)")
      }
      var limits = SampleCourse.limits
      if let waitSeconds { limits.waitSeconds = waitSeconds }
      let grader = try SampleCourse.grader(in: folder, limits: limits, exercises: [exercise])
      let submissions = try Submission.all(
        in: folder.url.appending(path: "submissions"), of: SampleCourse.course(),
        exercises: grader.exercises)
      return try #require(try grader.grade(submissions))
    }
  }
}

extension GradeBook {
  /// What an attack has got.
  fileprivate func result(of attack: Attack) throws -> GradedExercise {
    try #require(submissions.first { $0.name == attack.name }?.exercises.first)
  }
}

@Suite("The grader")
struct AttackTests {
  @Test("gives attacks what they deserve", arguments: Attack.all)
  func ordinary(attack: Attack) async throws {
    let book = try await Corpus.ordinary.value
    // Where the system can't hide files, they are seen, and the report doesn't claim otherwise.
    let hidesFiles = book.protections.contains("a private file system")
    guard hidesFiles || !Attack.onPrivateFiles.contains(attack.name) else { return }
    try expect(try book.result(of: attack), suits: attack)
  }

  @Test("ends what waits without end", arguments: Attack.waiting)
  func waiting(attack: Attack) async throws {
    try expect(try await Corpus.waiting.value.result(of: attack), suits: attack)
  }

  @Test("gives attacks by tests what they deserve", arguments: Attack.onTests)
  func onTests(attack: Attack) async throws {
    try expect(try await Corpus.onTests.value.result(of: attack), suits: attack)
  }

  private func expect(_ result: GradedExercise, suits attack: Attack) throws {
    #expect(
      attack.states.contains(result.state),
      "\(result.state.rawValue), \(result.detail ?? ""), \(result.checks.map(\.state.rawValue)), \(result.diagnostics.map(\.message)), \(result.printed.prefix(300))"
    )
    #expect((result.earned ?? .max) <= attack.most)
  }

  #if os(Linux)
    @Test("leaves no process behind")
    func processes() async throws {
      _ = try await Corpus.ordinary.value
      let running = try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap {
        name in
        Int(name).flatMap { try? String(contentsOfFile: "/proc/\($0)/cmdline", encoding: .utf8) }
      }
      #expect(running.filter { $0.contains("4242") || $0.contains("4243") } == [])
    }
  #endif

  @Test("prints nothing that a terminal would obey", arguments: ReportFormat.allCases)
  func reports(format: ReportFormat) async throws {
    let book = try await Corpus.ordinary.value
    for (_, report) in book.reports(as: format) {
      let unseen = report.unicodeScalars.filter {
        $0 != "\n" && $0 != "\r"
          && [.control, .format, .lineSeparator].contains($0.properties.generalCategory)
      }
      #expect(unseen.isEmpty, "\(report)")
    }
  }

  @Test("tells no secret")
  func secrets() async throws {
    let book = try await Corpus.ordinary.value
    guard book.protections.contains("a private file system") else { return }
    #expect(!book.report(as: .json).contains("LEAK"))
  }
}

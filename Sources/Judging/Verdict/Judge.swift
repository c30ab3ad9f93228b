import Exercises
import Foundation

/// Judges answers: compiles them, asks them, and compares what they say with what is right.
///
/// The learner's code runs in another process, which never learns what is right.
public struct Judge: Sendable {
  /// Where answers become programs.
  public let workshop: Workshop
  /// What an answer may use.
  public let limits: Limits
  /// What the compiler may use for an answer.
  public let compilerLimits: Limits
  /// Whether answers are shut off from the rest of the machine.
  public let isIsolated: Bool
  /// Where the judge works; each verdict has a folder of its own there.
  public let scratch: URL

  /// Creates a judge.
  public init(
    workshop: Workshop, limits: Limits = .learning, compilerLimits: Limits = .compiling,
    isIsolated: Bool = false, scratch: URL = FileManager.default.temporaryDirectory
  ) {
    self.workshop = workshop
    self.limits = limits
    self.compilerLimits = compilerLimits
    self.isIsolated = isIsolated
    self.scratch = scratch
  }

  /// Judges an answer.
  ///
  /// - Returns: The verdict; `nil` if it was cancelled.
  /// - Throws: What keeps the judge from its work.
  public func verdict(
    on answer: [SourceFile], of exercise: Exercise, asking inquiry: Inquiry,
    cancellation: Cancellation? = nil
  ) throws -> Verdict? {
    var verdict = Verdict(exercise: exercise.id, state: .passed)
    switch try examine(answer, of: exercise, asking: inquiry.queries, cancellation: cancellation) {
    case .cancelled: return nil
    case .asked(let transcript, let remarks):
      let comparison = Comparison(
        checks: exercise.checks, inquiry: inquiry, transcript: transcript, answer: answer)
      verdict.checks = comparison.results
      verdict.state = comparison.state
      verdict.diagnostics = remarks
      verdict.misconception = try exercise.misconception(of: inquiry, replies: transcript.replies)
      verdict.printed = transcript.printed
      verdict.protections = transcript.protections?.names ?? []
      verdict.isByClock = transcript.isByClock
    case .refused(let diagnostics):
      verdict.state = .doesNotCompile
      verdict.diagnostics = diagnostics
      verdict.misconception = try exercise.misconception(of: diagnostics)
    case .compilerTimedOut(let byClock):
      verdict.state = .timedOut
      verdict.isByClock = byClock
      verdict.detail = "The compiler did not come to an end with this code."
    case .compilerFailed(let reason):
      verdict.state = .doesNotCompile
      verdict.detail = "The compiler itself failed with this code: \(reason)"
    }
    return verdict
  }

  /// Compiles an answer and asks it, without judging what it says.
  public func examine(
    _ answer: [SourceFile], of exercise: Exercise, asking queries: [Query],
    cancellation: Cancellation? = nil
  ) throws -> Examination {
    let folder = scratch.appending(path: "judge-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let names = CheckNames(of: exercise)
    switch try workshop.build(
      answer, of: exercise, in: folder, names: names, limits: compilerLimits,
      cancellation: cancellation)
    {
    case .program(let program, let remarks):
      let interrogation = Interrogation(
        program: program, names: names, folder: folder, limits: limits, isIsolated: isIsolated,
        readable: workshop.toolchain.neededToRun, cancellation: cancellation)
      let transcript = try interrogation.ask(queries)
      return transcript.isCancelled ? .cancelled : .asked(transcript, remarks: remarks)
    case .refused(let diagnostics): return .refused(diagnostics)
    case .timedOut(let byClock): return .compilerTimedOut(byClock: byClock)
    case .failed(let reason): return .compilerFailed(reason)
    case .cancelled: return .cancelled
    }
  }
}

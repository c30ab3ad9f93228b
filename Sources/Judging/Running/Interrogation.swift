import Exercises
import Foundation

/// Puts questions to an answer's program, and hears what it says.
///
/// Whatever it says is data; only who asks knows what is right. Each question carries a word that
/// can't be known before, and is put when the one before has been answered. What comes unasked, or with
/// another word, is no answer. When a program ends on the way, the rest is put to a new one.
struct Interrogation {
  let program: URL
  /// The names of the checks in it.
  let names: CheckNames
  /// The folder in which each process gets a folder of its own.
  let folder: URL
  let limits: Limits
  /// Whether the program is shut off from the rest of the machine.
  let isIsolated: Bool
  /// The files that it needs to see then, besides itself.
  let readable: [String]
  let cancellation: Cancellation?

  /// As many programs may run out of time before the rest isn't asked any more.
  private static let patience = 2

  func ask(_ queries: [Query]) throws -> Transcript {
    var transcript = Transcript()
    var exhausted = 0
    var processes = 0
    while transcript.replies.count < queries.count || processes == 0 {
      guard exhausted < Self.patience else {
        transcript.replies += queries[transcript.replies.count...].map { _ in .notAsked }
        break
      }
      try askProcess(number: processes, queries, &transcript)
      if transcript.isCancelled { break }
      processes += 1
      switch transcript.replies.last {
      case .timedOut, .limit: exhausted += 1
      case .tampered: exhausted = Self.patience
      default: break
      }
    }
    return transcript
  }

  private func askProcess(
    number: Int, _ queries: [Query], _ transcript: inout Transcript
  ) throws {
    let launch = try launch(number: number)
    let run = try ProgramRun(launch, talks: true, cancellation: cancellation)
    transcript.protections = run.protections
    var line = AnswerLine(run: run, limits: limits)
    var failure: Reply?
    while failure == nil && transcript.replies.count < queries.count {
      let reply = line.ask(queries[transcript.replies.count], names: names)
      if case .answer(let text) = reply {
        // Its folder has another name each time, and errors tell paths.
        transcript.replies.append(.answer(text.replacing(launch.folder.path, with: "~")))
      } else {
        failure = reply
      }
    }
    if failure == nil {
      transcript.hasEnd = line.end()
    }
    run.wait(until: ProgramRun.now + (failure == nil ? 1 : 0.2))
    run.stop(.time)
    transcript.printed += String(decoding: run.output, as: UTF8.self)
    transcript.isCancelled = run.end == .stopped(.cancelled)
    if run.end == .stopped(.time), failure == .timedOut || failure == .stoppedEarly {
      transcript.isByClock = true
    }
    if let failure {
      transcript.replies.append(
        failure == .stoppedEarly ? Reply(endOf: run, limits: limits) : failure)
    } else if !transcript.hasEnd, let last = transcript.replies.indices.last {
      // What it sent after the last answer makes that one doubtful, too.
      transcript.replies[last] = line.isTampered ? .tampered : .stoppedEarly
    }
  }

  private func launch(number: Int) throws -> Launch {
    let work = folder.appending(path: "run-\(number)")
    try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
    return Launch(
      program,
      environment: [
        "HOME": work.path, "TMPDIR": work.path, "TZ": "UTC", "LANG": "C.UTF-8",
        // A crash's own message tells enough, and its backtrace takes a second.
        "SWIFT_BACKTRACE": "enable=no",
        // The order of sets and dictionaries is the same each time, and so is what is answered by it.
        "SWIFT_DETERMINISTIC_HASHING": "1",
      ],
      in: work, limits: limits,
      isolation: isIsolated ? .full(readable: readable + [program.path]) : .none)
  }
}

extension Reply {
  /// What it means that a program has ended without an answer.
  init(endOf run: ProgramRun, limits: Limits) {
    let printed = String(decoding: run.output, as: UTF8.self)
    let lacksMemory =
      run.use.peakMemory > limits.memory / 10 * 9
      || Self.memoryNotices.contains { printed.contains($0) }
    switch run.end {
    case .stopped(.output): self = .limit(.output)
    case .stopped(.time): self = .stoppedEarly
    case .signaled(SIGXCPU): self = .timedOut
    // What ignores SIGXCPU is killed; but so is what kills itself.
    case .signaled(SIGKILL) where run.use.processorSeconds >= Double(limits.processorSeconds):
      self = .timedOut
    case .signaled(SIGXFSZ): self = .limit(.files)
    case .signaled where printed.hasSuffix(Self.stackNotice): self = .limit(.stack)
    case .signaled where limits.memory > 0 && lacksMemory: self = .limit(.memory)
    case .signaled: self = .crashed(message: Self.crashMessage(in: printed))
    case .exited, .stopped(.cancelled), nil: self = .stoppedEarly
    }
  }

  /// What the answering module prints when the stack is full.
  private static let stackNotice = "The stack is full.\n"

  /// What the runtime says where it gets no memory: that of Swift, or that of C++ below it.
  private static let memoryNotices = ["failed to allocate", "allocate memory", "bad_alloc"]

  /// What the runtime says of a crash, after the place if it knows it.
  private static func crashMessage(in printed: String) -> String? {
    let words = /(^|: )(Fatal error|Precondition failed|Assertion failed)(: |$)/
    return printed.split(whereSeparator: \.isNewline).last { $0.contains(words) }.map(String.init)
  }
}

import Confinement
import Foundation

/// A program that runs, with what it prints.
public final class ProgramRun {
  /// How a program has ended.
  public enum End: Hashable, Sendable {
    /// By itself, with a status.
    case exited(Int32)
    /// By a signal.
    case signaled(Int32)
    /// It was stopped from here.
    case stopped(StopReason)
  }

  /// Why a program was stopped.
  public enum StopReason: Hashable, Sendable {
    /// It took too long.
    case time
    /// It printed too much.
    case output
    /// Nobody wants it any more.
    case cancelled
  }

  /// What it has printed so far.
  public private(set) var output = Data()
  /// How it has ended; `nil` while it runs.
  public private(set) var end: End?
  /// What it has used of the machine, once it has ended.
  public private(set) var use = ResourceUse()
  /// Which protections were active.
  public let protections: Protections

  private let limits: Limits
  private let cancellation: Cancellation?
  private var child: confined
  private let printed: Pipe
  private let questions: Pipe?
  private let answers: Pipe?
  private var isPrintedOpen = true
  private var printedBytes = 0

  /// How many bytes of what is printed are kept.
  private static let keptOutput = 256 << 10

  /// Starts a program.
  ///
  /// - Parameter talks: Whether it is asked questions.
  public init(_ launch: Launch, talks: Bool = false, cancellation: Cancellation? = nil)
    throws(JudgeError)
  {
    limits = launch.limits
    self.cancellation = cancellation
    printed = try Pipe()
    questions = talks ? try Pipe() : nil
    answers = talks ? try Pipe() : nil
    child = try launch.start(
      output: printed.writer, questions: questions?.reader, answers: answers?.writer)
    protections = Protections(child.protections)
    printed.closeWriter()
    questions?.closeReader()
    answers?.closeWriter()
    printed.stopBlocking()
    answers?.stopBlocking()
  }

  deinit {
    if end == nil { stop(.cancelled) }
  }

  /// Sends text to the program, as far as it takes it.
  func send(_ text: String) {
    questions?.write(Array(text.utf8))
  }

  /// Waits until the program has sent something, has ended, or must be stopped.
  ///
  /// - Returns: What it has sent; empty if it sends no more.
  func receive(until deadline: Double) -> [UInt8] {
    while true {
      collectOutput()
      if let bytes = answers?.read(upTo: 64 << 10), !bytes.isEmpty { return bytes }
      if end != nil || answers?.isAtEnd != false { return [] }
      if !goOn(until: deadline) { return [] }
    }
  }

  /// Whether the program has sent something that nobody has asked for.
  func hasUnreadAnswers() -> Bool {
    answers.map { !$0.read(upTo: 1).isEmpty } ?? false
  }

  /// Waits until the program has ended, or must be stopped.
  @discardableResult
  func wait(until deadline: Double) -> End {
    while end == nil {
      collectOutput()
      _ = goOn(until: deadline)
    }
    collectOutput()
    return end ?? .stopped(.time)
  }

  /// Stops the program and all that it has started.
  func stop(_ reason: StopReason) {
    guard end == nil else { return }
    confined_kill(&child)
    var status = confined_end()
    confined_wait(&child, -1, &status)
    use = ResourceUse(status)
    end = .stopped(reason)
  }

  /// The time now, in seconds since some moment.
  static var now: Double { ProcessInfo.processInfo.systemUptime }

  private func goOn(until deadline: Double) -> Bool {
    if cancellation?.isCancelled == true {
      stop(.cancelled)
      return false
    }
    if printedBytes > limits.output {
      stop(.output)
      return false
    }
    var status = confined_end()
    if confined_wait(&child, 0, &status) == 0 {
      use = ResourceUse(status)
      end = status.signal == 0 ? .exited(status.status) : .signaled(status.signal)
      return true
    }
    let left = deadline - Self.now
    guard left > 0 else {
      stop(.time)
      return false
    }
    let open = [isPrintedOpen ? printed : nil, answers].compactMap { $0 }.filter { !$0.isAtEnd }
    // A program that has closed all its pipes is about to end.
    Pipe.wait(for: open, seconds: min(left, open.isEmpty ? 0.001 : 0.01))
    return true
  }

  private func collectOutput() {
    while isPrintedOpen, printedBytes <= limits.output {
      let bytes = printed.read(upTo: 64 << 10)
      if bytes.isEmpty {
        isPrintedOpen = !printed.isAtEnd
        return
      }
      printedBytes += bytes.count
      output.append(contentsOf: bytes.prefix(max(0, Self.keptOutput - output.count)))
    }
  }
}

// MARK: Programs that only print

extension ProgramRun {
  /// What a program did that is not asked anything.
  public struct Collected: Hashable, Sendable {
    /// How it has ended.
    public let end: End
    /// What it has printed.
    public let output: String
  }

  /// Runs a program to its end.
  public static func collect(
    _ launch: Launch, cancellation: Cancellation? = nil
  ) throws(JudgeError) -> Collected {
    let run = try ProgramRun(launch, cancellation: cancellation)
    let end = run.wait(until: now + launch.limits.waitSeconds)
    return Collected(end: end, output: String(decoding: run.output, as: UTF8.self))
  }
}

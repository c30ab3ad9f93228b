import Foundation

/// Has damaged and odd files checked, in processes of their own, so that a crash is one fault among
/// others and its file is known.
public struct FilesTrial {
  /// What a trial found.
  public struct Outcome: Hashable, Sendable {
    /// How many files were checked.
    public var files = 0
    /// How many could be read whole, how many in part, and how many not at all.
    public var whole = 0, partly = 0, nothing = 0
    /// The most memory that a process had, in bytes.
    public var peakMemory = 0
    /// What was wrong, in sentences; empty if nothing was.
    public var faults: [String] = []
  }

  private let numbers: Range<Int>
  private let program: URL
  private let batchArguments: (Range<Int>) -> [String]

  private static let batchSize = 500
  private static let mostFaults = 20

  /// Creates a trial of files.
  ///
  /// - Parameters:
  ///   - program: A program that runs a ``FileBatch``…
  ///   - batchArguments: …when it is given these arguments.
  public init(
    numbers: Range<Int>, program: URL, batchArguments: @escaping (Range<Int>) -> [String]
  ) {
    self.numbers = numbers
    self.program = program
    self.batchArguments = batchArguments
  }

  /// Runs the trial, until all files are checked or too many are at fault.
  public func run(progress: (Int) -> Void = { _ in }) throws -> Outcome {
    let folder = try TrialFolder()
    var outcome = Outcome()
    var next = numbers.lowerBound
    while next < numbers.upperBound, outcome.faults.count < Self.mostFaults {
      let batch = next..<min(numbers.upperBound, next + Self.batchSize)
      let child = try Child(
        program, arguments: batchArguments(batch), output: folder.url.appending(path: "output"))
      let end = child.wait()
      var last = next
      for report in try child.lines().compactMap(FileReport.init) {
        if case .begun(let number) = report { last = number }
        outcome.count(report)
      }
      if end == .exited(0) {
        next = batch.upperBound
      } else {
        let cause = end == .killed(SIGALRM) ? "the time is up" : "\(end)"
        outcome.faults.append("File \(last) ended the process: \(cause).")
        next = last + 1
      }
      progress(outcome.files)
    }
    return outcome
  }
}

extension FilesTrial.Outcome {
  fileprivate mutating func count(_ report: FileReport) {
    switch report {
    case .begun: files += 1
    case .read(_, .whole): whole += 1
    case .read(_, .partly): partly += 1
    case .read(_, .nothing): nothing += 1
    case .fault(let number, let message): faults.append("File \(number): \(message)")
    case .memory(let bytes): peakMemory = max(peakMemory, bytes)
    }
  }
}

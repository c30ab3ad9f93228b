import Foundation

/// Checks some damaged files in this process, and reports on standard output: a line before each
/// file, so that whoever reads them knows which one ended the process, and a line after it.
@MainActor
public struct FileBatch {
  private let numbers: Range<Int>
  private let seed: UInt64

  /// After so many seconds with one file, the process ends itself.
  private static let longestTime: UInt32 = 10
  /// How many times a file's size loading it may take, and how much in any case.
  private static let memory = (times: 8, least: 48 << 20)

  /// Creates a batch of files.
  public init(numbers: Range<Int>, seed: UInt64) {
    self.numbers = numbers
    self.seed = seed
  }

  /// Checks the files.
  public func run() throws {
    let folder = try TrialFolder()
    for number in numbers {
      report(.begun(number))
      // Not handled, so that a process that hangs is ended like one that crashes.
      alarm(Self.longestTime)
      report(check(number, in: folder.url))
    }
    report(.memory(ResourceUse.peakMemory))
  }

  private func check(_ number: Int, in folder: URL) -> FileReport {
    let file = DamagedFile(number: number, seed: seed)
    let before = ResourceUse.peakMemory
    do {
      let check = try FileCheck(file, in: folder)
      let reading = try file.content == .checklist ? check.checklist() : check.fasts()
      let growth = ResourceUse.peakMemory - before
      if growth > max(Self.memory.least, Self.memory.times * file.bytes.count) {
        return .fault(number, "\(file.damage): \(growth >> 20) MB for \(file.bytes.count) bytes.")
      }
      return .read(number, reading)
    } catch let fault as FileCheck.Fault {
      return .fault(number, "\(file.damage): \(fault.message)")
    } catch {
      return .fault(number, "\(file.damage): \(error)")
    }
  }

  private func report(_ report: FileReport) {
    FileHandle.standardOutput.write(Data((report.line + "\n").utf8))
  }
}

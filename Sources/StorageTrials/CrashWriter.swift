import Foundation
import Model

/// Saves one numbered list after another, as fast as it can, until it is killed.
public struct CrashWriter {
  private let storage: PropertyListStorage<[ChecklistItem]>
  private let first: Int

  /// Creates a writer of the lists from `first` on into `file`.
  public init(file: URL, first: Int) {
    storage = PropertyListStorage(url: file)
    self.first = first
  }

  /// Saves until the process ends, and reports each save on standard output, before and after.
  ///
  /// - Throws: the problem, if a save fails.
  public func run() throws(StorageProblem) {
    for number in first... {
      report(.begun(number))
      try storage.save(NumberedList(number: number).items)
      report(.finished(number))
    }
  }

  /// Writes a report at once: what is in a buffer dies with the process.
  private func report(_ report: SaveReport) {
    FileHandle.standardOutput.write(Data((report.line + "\n").utf8))
  }
}

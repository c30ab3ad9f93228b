import Foundation
import Model
import Testing

@testable import StorageTrials

@Suite("The trials of storage")
struct TrialTests {
  @Test("CL-16: a list that is killed while saving is whole, and the old or the new one")
  func crash() throws {
    let result = try Product.trialStorage.run(["crash", "--count", "5"])
    #expect(result.status == 0, "\(result.output)\(result.error)")
    #expect(result.output.hasPrefix("5 kills, seed 1, of store."))
  }

  @Test(
    "CL-16: an app that is killed while saving leaves all that it showed", arguments: Product.apps)
  func appCrash(app: Product) throws {
    let arguments = ["crash", "--count", "3", "--writer", app.rawValue]
    let result = try Product.trialStorage.run(arguments)
    #expect(result.status == 0, "\(result.output)\(result.error)")
  }

  @Test("CL-18, FT-15: damaged files of each kind stop nothing, and are kept")
  func files() throws {
    let result = try Product.trialStorage.run(["files", "--count", "100", "--seed", "7"])
    #expect(result.status == 0, "\(result.output)\(result.error)")
    #expect(result.output.hasPrefix("100 files, seed 7: "))
  }

  @Test("A trial that does not exist, and a process's own task, are no trials for the user")
  func usage() throws {
    for arguments in [[], ["crush"], ["task-write"], ["task-check", "1", "0", "1"]] {
      let result = try Product.trialStorage.run(arguments)
      #expect(result.status == 2)
      #expect(result.error.contains("See 'trial-storage --help'."))
    }
  }

  @Test("A numbered list is told from one that is cut off, mixed up or changed")
  func numberedList() {
    for number in [1, 2, 77, 1_000] {
      let items = NumberedList(number: number).items
      #expect(NumberedList(items) == NumberedList(number: number))
      #expect(NumberedList(Array(items.dropLast())) == nil)
      #expect(NumberedList(items + [items[0]]) == nil)
      var changed = items
      changed[items.count - 1].isChecked.toggle()
      #expect(NumberedList(changed) == nil)
      #expect(NumberedList(items + NumberedList(number: number + 1).items) == nil)
    }
    #expect(NumberedList([]) == nil)
  }

  @Test("A report is read as it was written, and one that was cut off is none")
  func reports() {
    for report in [SaveReport.begun(7), .finished(12)] {
      #expect(SaveReport(line: report.line) == report)
    }
    let reports: [FileReport] = [
      .begun(1), .read(2, .partly), .fault(3, "nested: It is two words."), .memory(4),
    ]
    for report in reports { #expect(FileReport(line: report.line) == report) }
    #expect(SaveReport(line: "begun") == nil)
    #expect(FileReport(line: "read 7 who") == nil)
  }

  @Test("One seed and number make one file, and another number another")
  func repeatable() {
    for number in 1...50 {
      let file = DamagedFile(number: number, seed: 3)
      #expect(file.damage == DamagedFile(number: number, seed: 3).damage)
      #expect(file.content == DamagedFile(number: number, seed: 3).content)
    }
    let damages = (1...1_000).map { DamagedFile(number: $0, seed: 3).damage }
    #expect(Set(damages) == Set(Damage.allCases))
  }
}

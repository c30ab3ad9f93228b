import Foundation
import Testing
import TerminalUI

@Suite("The tests of the two patterns")
struct SetUpTests {
  private let mvc: [TestSetUp]
  private let mvvm: [TestSetUp]

  init() throws {
    mvc = try Self.setUps(in: "Tests/MVCTests", suffix: "ControllerTests.swift")
    mvvm = try Self.setUps(in: "Tests/MVVMTests", suffix: "ViewModelTests.swift")
  }

  private static func setUps(in folder: String, suffix: String) throws -> [TestSetUp] {
    let files = try SourceFile.all(in: folder)
    let support = files.filter { $0.path.contains("/Support/") }
    return files.filter { $0.name.hasSuffix(suffix) }
      .map { TestSetUp(of: $0, suffix: suffix, support: support) }
  }

  @Test("are mirrored: the same files, and in them the same tests in the same order")
  func mirrored() {
    #expect(mvc.map(\.part) == mvvm.map(\.part))
    #expect(mvc.count >= 4)
    for (mvc, mvvm) in zip(mvc, mvvm) {
      #expect(mvc.testNames == mvvm.testNames, "\(mvc.part)")
      #expect(!mvc.testNames.isEmpty, "\(mvc.part)")
    }
  }

  @Test("are set up in lines that can be counted")
  func isMarked() {
    for setUp in mvc + mvvm { #expect(!setUp.lines.isEmpty, "\(setUp.part)") }
  }

  @Test("need no more lines of set-up and no more stand-ins in MVVM than in MVC")
  func counts() {
    printTable()
    for (mvc, mvvm) in zip(mvc, mvvm) {
      #expect(mvvm.lines.count <= mvc.lines.count, "\(mvc.part)")
      #expect(mvvm.standIns.count <= mvc.standIns.count, "\(mvc.part)")
    }
  }

  @Test("need nothing that draws in MVVM")
  func drawing() throws {
    let types = try SourceFile.all(in: "Sources/TerminalUI").flatMap { file in
      file.code.matches(of: /\b(?:public|open) (?:final )?(?:class|struct|enum|protocol) (\w+)/)
        .map { String($0.1) }
    }
    #expect(types.contains("OffscreenTerminal"))
    for setUp in mvvm {
      #expect(setUp.words.intersection(types).sorted() == [], "\(setUp.part)")
    }
    for setUp in mvc {
      #expect(!setUp.words.isDisjoint(with: types), "\(setUp.part) would need no screen in MVC")
    }
  }

  private func printTable() {
    print("Set-up of            lines MVC  MVVM   stand-ins MVC | MVVM")
    for (mvc, mvvm) in zip(mvc, mvvm) {
      let part = mvc.part.padding(toLength: 24, withPad: " ", startingAt: 0)
      let counts = [mvc, mvvm].map { String(format: "%6d", $0.lines.count) }.joined()
      let standIns = [mvc, mvvm].map { $0.standIns.joined(separator: ", ") }
      print("\(part)\(counts)   \(standIns.joined(separator: " | "))")
    }
  }
}

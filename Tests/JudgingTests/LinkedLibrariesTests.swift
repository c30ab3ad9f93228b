import Exercises
import Foundation
import TemporaryFolders
import Testing

@testable import Judging

@Suite("The libraries that an answer needs")
struct LinkedLibrariesTests {
  private let folder: TemporaryFolder
  private let object = URL(filePath: "/w/Answer.o")

  init() throws {
    folder = try TemporaryFolder(in: Workshops.folder)
  }

  /// The flags for some code, and how often the tool was asked.
  private func flags(
    _ code: String, modules: [String] = [], says text: String? = "-lA\n-lB\n",
    extractor: String? = "/bin/extract"
  ) throws -> (flags: [String], asked: Int) {
    var asked = 0
    let flags = try LinkedLibraries(extractor: extractor, cache: folder.url).flags(
      for: [.answer(code)], objects: [object] + modules.map { URL(filePath: $0) }
    ) { command in
      asked += 1
      #expect(command.prefix(2) == ["/bin/extract", object.path])
      guard let text else { return .init(end: .exited(1), output: "") }
      try Data(text.utf8).write(to: URL(filePath: try #require(command.last)))
      return .init(end: .exited(0), output: "")
    }
    return (flags, asked)
  }

  @Test("The tool is asked once for the same imports, whatever else the code says")
  func once() throws {
    let first = try flags("import Foundation\nlet a = 1")
    #expect(first.flags == ["-lA", "-lB"])
    #expect(first.asked == 1)
    let second = try flags("let b = 2\n  @preconcurrency import Foundation", says: "-lC")
    #expect(second.flags == ["-lA", "-lB"])
    #expect(second.asked == 0)
  }

  @Test("Other imports, or other modules, are asked about anew")
  func others() throws {
    _ = try flags("import Foundation")
    #expect(try flags("import Observation", says: "-lC").flags == ["-lC"])
    #expect(try flags("import Foundation; import Observation", says: "-lD").flags == ["-lD"])
    #expect(try flags("import Foundation", modules: ["/m/Model.o"], says: "-lE").flags == ["-lE"])
    #expect(try flags("import Foundation", modules: ["/n/Model.o"], says: "-lF").flags == ["-lF"])
  }

  @Test("Where the tool fails there are none, and it is asked again")
  func failure() throws {
    #expect(try flags("import Foundation", says: nil).flags == [])
    #expect(try flags("import Foundation").flags == ["-lA", "-lB"])
  }

  @Test("Where the linker finds them by itself, nobody is asked")
  func noTool() throws {
    let result = try flags("import Foundation", extractor: nil)
    #expect(result.flags == [])
    #expect(result.asked == 0)
  }

  @Test(
    "An import is found however it is written",
    arguments: [
      "import Foundation", "  import Foundation  ", "@testable import Foundation",
      "private import Foundation", "import struct Foundation.Date", "import Foundation // Dates.",
      "import Observation; import Foundation", "import Foundation; import Observation",
    ])
  func imports(line: String) {
    #expect(LinkedLibraries.imports(in: "struct A {}\n\(line)\n").contains("Foundation"))
  }

  @Test("Code that imports nothing has none")
  func noImports() {
    #expect(LinkedLibraries.imports(in: "let important = 1\nstruct Import {}\n") == [])
  }
}

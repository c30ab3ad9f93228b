#if os(Linux)
  import Exercises
  import Foundation
  import Testing

  @testable import Judging

  @Suite("The libraries that an answer needs")
  struct ImportsTests {
    private func libraries(_ code: String, modules: [SupportModule] = []) -> Set<String> {
      Set(Imports.libraries(of: [.answer(code)], modules: modules))
    }

    @Test("Code that imports nothing needs only what all code needs")
    func nothing() {
      let always = libraries("")
      #expect(always.contains("swift_Concurrency"))
      #expect(libraries("let text = \"no import\"\n// import Foundation").isSuperset(of: always))
      #expect(libraries("import Answering") == always)
    }

    @Test(
      "An import of a module of the toolchain brings its libraries",
      arguments: [
        "import Foundation", "  import Foundation  ", "@preconcurrency import Foundation",
        "private import Foundation", "import struct Foundation.Date", "import Foundation // Dates.",
        "import Foundation; import Observation",
      ])
    func foundation(line: String) {
      #expect(libraries("struct A {}\n\(line)\n").contains("Foundation"))
    }

    @Test("Each module brings its own")
    func modules() {
      #expect(libraries("import Observation").contains("swiftObservation"))
      #expect(libraries("@testable import Testing").contains("Testing"))
      #expect(!libraries("import Observation").contains("Foundation"))
    }

    @Test("The workspace's model brings what it needs")
    func model() {
      let model = SupportModule(name: "Model", folder: URL(filePath: "/m"))
      #expect(libraries("import Model", modules: [model]).contains("Foundation"))
    }
  }
#endif

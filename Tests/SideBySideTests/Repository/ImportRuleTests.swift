import Foundation
import Testing

@Suite("The sources")
struct ImportRuleTests {
  /// What the files of each folder may import.
  private nonisolated static let allowed: [(folder: String, modules: Set<String>)] = [
    ("Sources/Model", ["Foundation"]),
    ("Sources/TerminalUI", ["Foundation"]),
    ("Sources/MVC", ["Foundation", "Model", "TerminalUI"]),
    ("Sources/MVVM", ["Foundation", "Model", "Observation"]),
    ("Sources/MVVMViews", ["Foundation", "MVVM", "Observation", "TerminalUI"]),
    ("Sources/Arguments", ["Foundation"]),
    ("Sources/Scripting", ["Arguments", "Foundation", "TerminalUI"]),
    // Compiled with each answer, and Foundation takes its time.
    ("Sources/Answering", ["Darwin", "Glibc"]),
    ("Sources/Exercises", ["Foundation"]),
    ("Sources/Judging", ["Confinement", "Exercises", "Foundation", "RandomNumbers"]),
    ("Sources/Learning", ["Exercises", "Foundation", "Judging", "TerminalUI"]),
    ("Sources/Grading", ["Exercises", "Foundation", "Judging", "TerminalUI"]),
    ("Sources/Verification", ["Exercises", "Foundation", "Judging"]),
    ("Tests/ModelTests", ["Foundation", "Model", "Testing"]),
    ("Tests/MVCTests", ["Foundation", "MVC", "Model", "TerminalUI", "Testing"]),
    ("Tests/MVVMTests", ["Foundation", "MVVM", "Model", "Observation", "Testing"]),
    ("Tests/AnsweringTests", ["Answering", "Testing"]),
    ("Tests/ExercisesTests", ["Exercises", "Foundation", "TemporaryFolders", "Testing"]),
    ("Tests/JudgingTests", ["Exercises", "Foundation", "Judging", "TemporaryFolders", "Testing"]),
    (
      "Tests/VerificationTests",
      ["Exercises", "Foundation", "Judging", "TemporaryFolders", "Testing", "Verification"]
    ),
    (
      "Tests/LearningTests",
      ["Exercises", "Foundation", "Judging", "Learning", "TerminalUI", "Testing"]
    ),
  ]

  @Test("import only what their folder may", arguments: allowed)
  func imports(folder: String, modules: Set<String>) throws {
    let files = try SourceFile.all(in: folder)
    #expect(!files.isEmpty)
    for file in files {
      #expect(file.imports.subtracting(modules).sorted() == [], "\(file.path)")
    }
  }

  @Test("import nothing but the modules of this package and those of every Swift toolchain")
  func knownImports() throws {
    let sources = SourceFile.root.appending(path: "Sources").path
    let own = try FileManager.default.contentsOfDirectory(atPath: sources)
      .map { $0.replacing("-", with: "_") }
    let known = Set(
      own + [
        "TemporaryFolders", "Foundation", "Observation", "Testing", "Dispatch", "Darwin", "Glibc",
      ])
    for file in try allFiles() {
      #expect(file.imports.subtracting(known).sorted() == [], "\(file.path)")
    }
  }

  @Test("use nothing that came after macOS 14")
  func availability() throws {
    let tooNew: Set = ["Synchronization", "Mutex", "Atomic", "Observations"]
    for file in try allFiles() {
      #expect(file.words.intersection(tooNew) == [], "\(file.path)")
    }
  }

  @Test("of MVC's views know no model and no controller")
  func views() throws {
    let views = try SourceFile.all(in: "Sources/MVC")
      .filter { $0.name.hasSuffix("View.swift") || $0.name.hasSuffix("Row.swift") }
    #expect(views.count >= 6)
    for view in views {
      #expect(!view.imports.contains("Model"), "\(view.path)")
      #expect(view.words.filter { $0.hasSuffix("Controller") } == [], "\(view.path)")
    }
  }

  @Test("of MVVM's views know no model, and no store")
  func boundViews() throws {
    for view in try SourceFile.all(in: "Sources/MVVMViews") {
      let stores = view.words.filter { $0.hasSuffix("Store") || $0.hasSuffix("Storage") }
      #expect(stores == [], "\(view.path)")
    }
  }

  @Test("of the view models know no view")
  func viewModels() throws {
    for file in try SourceFile.all(in: "Sources/MVVM") {
      #expect(file.words.filter { $0.hasSuffix("View") } == [], "\(file.path)")
    }
  }

  @Test(
    "of both patterns get the time, identities and the user's settings from outside",
    arguments: ["MVC", "MVVM", "MVVMViews"])
  func injected(module: String) throws {
    let files = try SourceFile.all(in: "Sources/\(module)")
    #expect(!files.isEmpty)
    let ambient = [
      "Date()", "Date.now", "UUID()", "Locale.current", "Locale.autoupdatingCurrent",
      "TimeZone.current", "Calendar.current",
    ]
    for file in files {
      #expect(ambient.filter(file.code.contains) == [], "\(file.path)")
      #expect(file.words.isDisjoint(with: ["Timer", "sleep"]), "\(file.path)")
    }
  }

  @Test("have the same files in both patterns: a controller for each view model")
  func mirrored() throws {
    let controllers = try SourceFile.all(in: "Sources/MVC").filter {
      $0.name.hasSuffix("Controller.swift")
    }
    let viewModels = try SourceFile.all(in: "Sources/MVVM").filter {
      $0.name.hasSuffix("ViewModel.swift")
    }
    #expect(
      controllers.map {
        $0.path.replacing("Controller.swift", with: "").replacing("/MVC/", with: "/")
      }
        == viewModels.map {
          $0.path.replacing("ViewModel.swift", with: "").replacing("/MVVM/", with: "/")
        })
  }

  private func allFiles() throws -> [SourceFile] {
    try ["Sources", "Tests", "Playgrounds"].flatMap(SourceFile.all(in:))
  }
}

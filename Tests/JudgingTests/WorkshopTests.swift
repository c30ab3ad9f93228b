import Exercises
import Foundation
import TemporaryFolders
import Testing

@testable import Judging

/// With a compiler that does what the source says.
@Suite("A workshop")
struct WorkshopTests {
  private let folder: TemporaryFolder
  private let sample: SampleExercise

  init() throws {
    folder = try TemporaryFolder(in: Workshops.folder)
    sample = try SampleExercise(
      checks: [SampleExercise.check("one")], files: ["Checks/Checks.swift": "checks"])
  }

  private func build(
    _ script: String, limits: Limits = .testing, cancellation: Cancellation? = nil
  ) throws -> Workshop.Outcome {
    try Workshops.shell.get().build(
      [.answer(script)], of: sample.exercise, in: folder.url, limits: limits,
      cancellation: cancellation)
  }

  @Test("What compiles is a program, with what the compiler remarks")
  func program() throws {
    let outcome = try build(#"echo "$source:1:6: warning: strange"; : >"$output""#)
    guard case .program(let program, let remarks) = outcome else {
      Issue.record("There is no program: \(outcome)")
      return
    }
    #expect(FileManager.default.fileExists(atPath: program.path))
    #expect(remarks.map(\.message) == ["strange"])
    #expect(remarks.map(\.severity) == [.warning])
  }

  @Test("What does not is refused, with each error at its line")
  func refused() throws {
    let script = "x=1\necho \"$source:2:6: error: no such thing\"\nexit 1"
    #expect(
      try build(script)
        == .refused([
          Diagnostic(
            severity: .error, message: "no such thing", file: "Answer.swift", line: 2, column: 6,
            source: "echo \"$source:2:6: error: no such thing\"")
        ]))
  }

  @Test("A compiler that fails without an error in the code has failed itself")
  func failed() throws {
    #expect(
      try build("echo 'clang: error: no linker'; exit 1") == .failed("clang: error: no linker\n"))
    #expect(try build("echo Sorry; kill -ABRT $$") == .failed("Sorry\n"))
  }

  @Test("A compiler that doesn't come to an end is stopped")
  func timedOut() throws {
    var limits = Limits.testing
    limits.waitSeconds = 0.2
    #expect(try build("exec sleep 60", limits: limits) == .timedOut(byClock: true))
  }

  @Test("A compiler that says too much is stopped")
  func saysTooMuch() throws {
    #expect(try build("while :; do echo more; done") == .failed("it says too much"))
  }

  @Test("A build that isn't wanted any more ends at once")
  func cancelled() throws {
    let bell = try Bell()
    let cancellation = Cancellation()
    bell.cancel(cancellation)
    let start = ContinuousClock.now
    #expect(try build("\(bell.ring); exec sleep 60", cancellation: cancellation) == .cancelled)
    #expect(bell.hasRung)
    #expect(start.duration(to: .now) < .seconds(25))
  }

  @Test("An answer is compiled with the checks, whose files it can't replace")
  func files() throws {
    let listing = #"echo "$*" | tr ' ' '\n' >"${output%/*}/words"; : >"$output""#
    _ = try Workshops.shell.get().build(
      [.answer(listing), .answer("mine", name: "Checks.swift")], of: sample.exercise,
      in: folder.url)
    let words = try folder.text(of: "words").split(separator: "\n")
    #expect(words.count { $0.hasSuffix("/Checks.swift") } == 1)
    #expect(words.count { $0.hasSuffix("/Answer.swift") } == 1)
    #expect(try folder.text(of: "Checks.swift") == "checks")
  }

  @Test("A module of the workspace is compiled once, and again when its sources are others")
  func supportModules() throws {
    try folder.write("let a = 1", to: "workspace/Sources/Answering/A.swift")
    func open() throws -> Set<String> {
      _ = try Workshop(
        workspace: folder.url.appending(path: "workspace"),
        cache: folder.url.appending(path: "cache"), toolchain: .shell)
      let cache = folder.url.appending(path: "cache")
        .appending(path: try Toolchain.shell.identity)
      return Set(try FileManager.default.contentsOfDirectory(atPath: cache.path))
    }
    let first = try open()
    #expect(first.contains("recipe.json"))
    #expect(first.count { $0.hasPrefix("Answering-") } == 1)
    #expect(try open() == first)
    try folder.write("let a = 2", to: "workspace/Sources/Answering/A.swift")
    #expect(try open().count == first.count + 1)
  }

  @Test("A workspace without the module's sources is an error that says where it was looked for")
  func noSources() throws {
    let error = #expect(throws: JudgeError.self) {
      try Workshop(
        workspace: folder.url, cache: folder.url.appending(path: "cache"), toolchain: .shell)
    }
    #expect(error?.description == "there is no folder \(folder.url.path)/Sources/Answering")
  }

  @Test("A recipe from an earlier version, with other flags, is found out anew")
  func otherFlags() throws {
    let old = StoredRecipe(flags: ["-swift-version", "5"], recipe: nil)
    try folder.write(
      String(decoding: try JSONEncoder().encode(old), as: UTF8.self), to: "recipe.json")
    let stored = try StoredRecipe.recipe(
      for: .shell, language: ["-swift-version", "6"], environment: [:], cache: folder.url)
    #expect(stored.flags.starts(with: ["-swift-version", "6"]))
  }

  #if !os(macOS)
    @Test("Without a compiler in PATH, the error says where to get one")
    func noCompiler() {
      #expect(
        throws: JudgeError(
          "there is no Swift compiler in PATH; install a toolchain from https://swift.org/install")
      ) { try Toolchain(environment: ["PATH": folder.url.path]) }
    }
  #endif
}

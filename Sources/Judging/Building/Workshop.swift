import Exercises
import Foundation

/// Where answers become programs.
public struct Workshop: Sendable {
  /// The compiler.
  public let toolchain: Toolchain
  /// Where compiled parts lie, to be used again.
  public let cache: URL
  /// What an environment the compiler has.
  let environment: [String: String]

  private let flags: [String]
  private let recipe: BuildRecipe?
  private let shelf: ModuleShelf

  private static let language = ["-parse-as-library", "-wmo", "-Onone", "-swift-version", "6"]
  private static let moduleName = "Exercise"

  /// Opens the workshop, and compiles what all answers need if that is not done yet.
  ///
  /// - Parameters:
  ///   - workspace: The folder with `Sources`.
  ///   - cache: Where compiled parts lie.
  public init(workspace: URL, cache: URL, toolchain: Toolchain) throws {
    self.toolchain = toolchain
    environment = ProcessInfo.processInfo.environment.filter {
      ["PATH", "HOME", "DEVELOPER_DIR", "SDKROOT", "TMPDIR", "XDG_CACHE_HOME"].contains($0.key)
    }
    self.cache = cache.appending(path: try toolchain.identity)
    try FileManager.default.createDirectory(at: self.cache, withIntermediateDirectories: true)
    let stored = try StoredRecipe.recipe(
      for: toolchain, language: Self.language + ["-module-name", Self.moduleName],
      environment: environment, cache: self.cache)
    recipe = stored.recipe
    flags = stored.flags
    let (environment, cache) = (environment, self.cache)
    shelf = ModuleShelf { name in
      try SupportModule.prepare(
        name, sources: workspace.appending(path: "Sources/\(name)"), cache: cache,
        toolchain: toolchain, environment: environment)
    }
    _ = try shelf[SupportModule.answering]
  }

  /// How a build has ended.
  public enum Outcome: Hashable, Sendable {
    /// There is a program; the compiler had remarks.
    case program(URL, remarks: [Diagnostic])
    /// The code was refused.
    case refused([Diagnostic])
    /// The compiler did not come to an end, by the clock or by the processor's time.
    case timedOut(byClock: Bool)
    /// The compiler itself failed.
    case failed(String)
    /// It was not wanted any more.
    case cancelled
  }

  /// Compiles an answer with an exercise's checks.
  ///
  /// - Parameters:
  ///   - answer: The learner's files.
  ///   - folder: Where the program, and all that is needed for it, goes.
  ///   - names: What the checks are called in it.
  public func build(
    _ answer: [SourceFile], of exercise: Exercise, in folder: URL, names: CheckNames = .open,
    limits: Limits = .compiling, cancellation: Cancellation? = nil
  ) throws -> Outcome {
    let files = try Self.files(of: exercise, with: answer, names: names)
    let build = try prepare(files, of: exercise, in: folder)
    func run(_ command: [String]) throws -> ProgramRun.Collected {
      try ProgramRun.collect(
        Launch(
          URL(filePath: command[0]), arguments: Array(command.dropFirst()),
          environment: environment, in: folder, limits: limits),
        cancellation: cancellation)
    }
    func outcome(of compiled: ProgramRun.Collected) -> Outcome {
      let remarks = Diagnostic.all(in: compiled.output, files: files)
      return Outcome(compiled.end, program: build.program, remarks: remarks, said: compiled.output)
    }
    if let recipe {
      let compiled = try run(build.compileCommand(by: recipe))
      guard compiled.end == .exited(0) else { return outcome(of: compiled) }
      let libraries = try LinkedLibraries(extractor: recipe.extractor, cache: cache)
        .flags(for: files, objects: build.objects, run: run)
      let linked = try run(build.linkCommand(by: recipe, libraries: libraries))
      if linked.end == .exited(0) || linked.end == .stopped(.cancelled) {
        return linked.end == .exited(0) ? outcome(of: compiled) : .cancelled
      }
    }
    // The driver knows all libraries, also those that nobody thought of here.
    return outcome(of: try run(build.driverCommand(toolchain: toolchain, flags: flags)))
  }

  /// All that is compiled.
  private static func files(
    of exercise: Exercise, with answer: [SourceFile], names: CheckNames
  ) throws -> [SourceFile] {
    let checking = try exercise.checking().map(names.renaming)
    // Whoever could replace the checks would answer in their place.
    return checking + answer.filter { file in !checking.contains { $0.name == file.name } }
  }

  private func prepare(
    _ files: [SourceFile], of exercise: Exercise, in folder: URL
  ) throws -> AnswerBuild {
    let modules = try ([SupportModule.answering] + exercise.modules).map { try shelf[$0] }
    let sources = try files.map { file in
      let url = folder.appending(path: file.name)
      try file.content.write(to: url)
      return url
    }
    return AnswerBuild(
      sources: sources, modules: modules,
      testing: exercise.writesTests ? toolchain.testingFlags : [], folder: folder)
  }
}

// MARK: By hand

extension Workshop {
  /// The commands with which the toolchain alone builds an answer, to compare times with.
  public struct Commands: Sendable {
    /// The compiler's driver, which does all.
    public let driver: [String]
    /// The compiler and the linker, called directly; none if the driver's commands aren't understood.
    public let direct: [[String]]
    /// The compiler, which finds errors and makes nothing.
    public let typeCheck: [String]
    /// What the commands make.
    public let program: URL
  }

  /// Builds an answer in a folder, and says how it can be built there again.
  public func commands(
    toBuild answer: [SourceFile], of exercise: Exercise, in folder: URL
  ) throws -> Commands {
    let files = try Self.files(of: exercise, with: answer, names: .open)
    let build = try prepare(files, of: exercise, in: folder)
    var direct: [[String]] = []
    if let recipe, case .program = try self.build(answer, of: exercise, in: folder) {
      let libraries = try LinkedLibraries(extractor: recipe.extractor, cache: cache)
        .flags(for: files, objects: build.objects) { _ in .init(end: .exited(1), output: "") }
      direct = [
        build.compileCommand(by: recipe), build.linkCommand(by: recipe, libraries: libraries),
      ]
    }
    return Commands(
      driver: build.driverCommand(toolchain: toolchain, flags: flags), direct: direct,
      typeCheck: build.typeCheckCommand(toolchain: toolchain, flags: flags),
      program: build.program)
  }
}

extension Workshop.Outcome {
  fileprivate init(
    _ end: ProgramRun.End, program: URL, remarks: [Diagnostic], said: String
  ) {
    switch end {
    case .exited(0): self = .program(program, remarks: remarks)
    case .exited where remarks.contains { $0.severity == .error }: self = .refused(remarks)
    case .exited: self = .failed(said)
    case .stopped(.cancelled): self = .cancelled
    case .stopped(.time): self = .timedOut(byClock: true)
    case .signaled(SIGXCPU), .signaled(SIGKILL): self = .timedOut(byClock: false)
    case .stopped(.output): self = .failed("it says too much")
    case .signaled: self = .failed(said)
    }
  }
}

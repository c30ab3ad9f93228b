import Foundation

/// The commands by which the compiler's driver builds a program, to be run without the driver.
///
/// Starting the driver, and all that it starts, takes longer than the work of a small program. So the
/// driver is asked once what it would do, and that is done directly afterwards.
struct BuildRecipe: Hashable, Sendable, Codable {
  /// The command that compiles; sources and the object file are added.
  var compile: [String]
  /// The command that links, with ``object`` and ``program`` in their places.
  var link: [String]
  /// The tool that reads off compiled code which libraries it needs; `nil` where the linker does it.
  var extractor: String?

  /// What stands for the compiled file in ``link``.
  static let object = "{object}"
  /// What stands for the program in ``link``.
  static let program = "{program}"

  /// Asks the driver what it would do.
  ///
  /// - Parameter scratch: A folder for the files that the driver wants to see.
  /// - Returns: `nil` if it says what isn't understood; then the driver has to do it itself.
  static func probe(
    _ toolchain: Toolchain, flags: [String], environment: [String: String], scratch: URL
  ) throws -> BuildRecipe? {
    let source = scratch.appending(path: "Probe.swift")
    let compiled = scratch.appending(path: "Probe.o")
    let program = scratch.appending(path: "Probe")
    try Data("@main enum Probe { static func main() {} }\n".utf8).write(to: source)
    let driver = try ProgramRun.collect(
      Launch(
        toolchain.compiler, arguments: ["-###"] + flags + [source.path, "-o", program.path],
        environment: environment, in: scratch, limits: .compiling))
    let jobs = driver.output.split(whereSeparator: \.isNewline).map(ShellWords.words)
    guard driver.end == .exited(0), let compile = jobs.first, let link = jobs.last,
      compile.contains("-frontend"), link.contains(program.path),
      let object = compile.value(after: "-o"), link.contains(object),
      let clang = link.first
    else { return nil }
    // The next program wants to see the object file, which nobody has made.
    try Data().write(to: compiled)
    let linkWords = link.dropFirst().filter { !$0.hasPrefix("@") }
      .map { $0 == object ? compiled.path : $0 }
    let linker = try ProgramRun.collect(
      Launch(
        URL(filePath: clang), arguments: ["-###"] + linkWords,
        environment: environment, in: scratch, limits: .compiling))
    // The last line is the command; those before it tell the version.
    guard linker.end == .exited(0),
      let last = linker.output.split(whereSeparator: \.isNewline).last,
      case let words = ShellWords.words(of: last), words.contains(program.path),
      words.contains(compiled.path)
    else { return nil }
    return BuildRecipe(
      compile: compile.filter { $0 != source.path }.removing("-o"),
      link: words.map {
        $0 == compiled.path ? Self.object : $0 == program.path ? Self.program : $0
      },
      extractor: jobs.first { $0.first?.hasSuffix("swift-autolink-extract") == true }?.first)
  }

  /// The command that compiles.
  func compileCommand(sources: [URL], object: URL, flags: [String]) -> [String] {
    // The frontend itself comes first, and the kind of work second.
    compile.prefix(3) + sources.map(\.path) + compile.dropFirst(3) + flags + ["-o", object.path]
  }

  /// The command that links.
  func linkCommand(objects: [URL], libraries: [String], program: URL) -> [String] {
    let libraries = libraries.isEmpty ? [] : ["--as-needed"] + libraries + ["--no-as-needed"]
    return link.flatMap { word in
      switch word {
      case Self.object: objects.map(\.path) + libraries
      case Self.program: [program.path]
      default: [word]
      }
    }
  }
}

extension [String] {
  fileprivate func value(after option: String) -> String? {
    firstIndex(of: option).flatMap { $0 + 1 < count ? self[$0 + 1] : nil }
  }

  fileprivate func removing(_ option: String) -> [String] {
    guard let index = firstIndex(of: option) else { return self }
    var words = self
    words.removeSubrange(index...index + 1)
    return words
  }
}

import Exercises
import Foundation

/// The toolchain's libraries with which compiled code has to be linked.
///
/// Where the linker doesn't find that out by itself, a tool of the toolchain reads it off the compiled
/// code. It follows from what the code imports, so the tool is asked once for each set of imports.
struct LinkedLibraries {
  /// The tool; `nil` where the linker needs none.
  let extractor: String?
  /// Where the answers are kept.
  let cache: URL

  /// The linker's flags for some compiled code.
  ///
  /// - Parameters:
  ///   - files: The code's sources.
  ///   - objects: The code, with all that is linked with it.
  ///   - run: Runs a command.
  func flags(
    for files: [SourceFile], objects: [URL],
    run: ([String]) throws -> ProgramRun.Collected
  ) throws -> [String] {
    guard let extractor else { return [] }
    let kept = cache.appending(path: "libraries-\(key(files: files, objects: objects))")
    if let flags = try? String(contentsOf: kept, encoding: .utf8) { return Self.flags(in: flags) }
    let draft = cache.appending(path: "libraries-draft-\(UUID())")
    defer { try? FileManager.default.removeItem(at: draft) }
    let extraction = try run([extractor] + objects.map(\.path) + ["-o", draft.path])
    guard extraction.end == .exited(0) else { return [] }
    let flags = try String(contentsOf: draft, encoding: .utf8)
    try flags.write(to: kept, atomically: true, encoding: .utf8)
    return Self.flags(in: flags)
  }

  private static func flags(in text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).map(String.init)
  }

  private func key(files: [SourceFile], objects: [URL]) -> Fingerprint {
    var key = Fingerprint()
    for name in Set(files.flatMap { Self.imports(in: $0.text) }).sorted() { key.add(name) }
    // The first one is the code itself, which always has the same name; the others are modules.
    for object in objects.dropFirst() { key.add(object.path) }
    return key
  }

  /// The names of the modules that a file imports, and perhaps others that do no harm.
  static func imports(in text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).filter { $0.contains("import") }.flatMap { line in
      let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      // After the word there may be a kind, as in "import struct Foundation.Date".
      return words.indices.filter { words[$0] == "import" }
        .flatMap { words[$0...].dropFirst().prefix(2).map(String.init) }
    }
  }
}

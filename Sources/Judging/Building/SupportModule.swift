import Foundation

/// A module of this workspace that is compiled with answers.
struct SupportModule: Hashable, Sendable {
  /// The module with which the learner's process answers the judge.
  static let answering = "Answering"

  /// Its name.
  let name: String
  /// Where its interface is: a folder of its own, so that nothing else can be imported from there.
  let folder: URL

  /// Its compiled code.
  var object: URL { folder.appending(path: "\(name).o") }

  /// Compiles the module unless it lies there already from the same sources.
  ///
  /// - Parameters:
  ///   - sources: The folder of its sources.
  ///   - cache: Where compiled modules lie.
  static func prepare(
    _ name: String, sources: URL, cache: URL, toolchain: Toolchain, environment: [String: String]
  ) throws -> SupportModule {
    let files = try swiftFiles(in: sources)
    var fingerprint = Fingerprint()
    for file in files {
      fingerprint.add(file.path)
      fingerprint.add(try Data(contentsOf: file))
    }
    let module = SupportModule(
      name: name, folder: cache.appending(path: "\(name)-\(fingerprint)"))
    guard !FileManager.default.fileExists(atPath: module.object.path) else { return module }
    let draft = SupportModule(name: name, folder: cache.appending(path: "draft-\(UUID())"))
    defer { try? FileManager.default.removeItem(at: draft.folder) }
    try FileManager.default.createDirectory(at: draft.folder, withIntermediateDirectories: true)
    let run = try ProgramRun.collect(
      Launch(
        toolchain.compiler,
        arguments: [
          "-parse-as-library", "-wmo", "-swift-version", "6", "-module-name", name,
          "-emit-object", "-o", draft.object.path,
          "-emit-module", "-emit-module-path", "\(draft.folder.path)/\(name).swiftmodule",
        ] + files.map(\.path),
        environment: environment, in: draft.folder, limits: .compiling))
    guard run.end == .exited(0) else {
      throw JudgeError("the module \(name) can't be compiled:\n\(run.output)")
    }
    do {
      try FileManager.default.moveItem(at: draft.folder, to: module.folder)
    } catch  where FileManager.default.fileExists(atPath: module.object.path) {
      // Another process was as quick; what it made is the same.
    }
    return module
  }

  private static func swiftFiles(in folder: URL) throws -> [URL] {
    guard let all = try? FileManager.default.subpathsOfDirectory(atPath: folder.path) else {
      throw JudgeError("there is no folder \(folder.path)")
    }
    return all.filter { $0.hasSuffix(".swift") }.sorted().map { folder.appending(path: $0) }
  }
}

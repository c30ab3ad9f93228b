import Foundation

extension Judge {
  /// What keeps a program from the rest of the machine here, in words, as a trial shows.
  ///
  /// - Throws: If not even a harmless program can be started.
  public func protections() throws -> [String] {
    let harmless = URL(filePath: "/usr/bin/true")
    let folder = scratch.appending(path: "trial-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let readable = workshop.toolchain.neededToRun
    let run = try ProgramRun(
      Launch(
        harmless, in: folder, limits: limits,
        isolation: isIsolated ? .full(readable: readable) : .none))
    run.wait(until: ProgramRun.now + limits.waitSeconds)
    return run.protections.names
  }
}

import Exercises
import Foundation
import Judging

extension Learner {
  /// Opens a judge for this learner's answers; compiles what all answers need, the first time.
  public func openJudge() throws -> Judge {
    let workshop = try Workshop(
      workspace: workspace.folder, cache: workspace.cache, toolchain: try Toolchain())
    return Judge(workshop: workshop, scratch: try scratch())
  }

  /// A folder for this process, where others that have ended by force left nothing behind.
  private func scratch() throws -> URL {
    let all = workspace.cache.appending(path: "runs")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: all.path)) ?? []
    for name in names {
      guard let process = pid_t(name), kill(process, 0) != 0, errno == ESRCH else { continue }
      try? FileManager.default.removeItem(at: all.appending(path: name))
    }
    let own = all.appending(path: String(getpid()))
    try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
    return own
  }
}

extension Judge {
  /// Removes what the judge has left behind; it judges no more afterwards.
  public func close() {
    try? FileManager.default.removeItem(at: scratch)
  }
}

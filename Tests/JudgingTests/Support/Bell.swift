import Foundation
import TemporaryFolders
import Judging

/// Rung by another process when it has come to a point.
struct Bell: Sendable {
  private let folder: TemporaryFolder
  private let reader: Int32

  init() throws {
    folder = try TemporaryFolder(in: Workshops.folder)
    let path = folder.url.appending(path: "bell").path
    guard mkfifo(path, 0o600) == 0, case let reader = open(path, O_RDONLY | O_NONBLOCK),
      reader >= 0
    else { throw POSIXError(.EIO) }
    self.reader = reader
    ring = "echo >'\(path)'"
  }

  /// What the other process does, in the shell's language.
  let ring: String

  /// Cancels as soon as the bell is rung; or some time later, so that nobody waits without end.
  func cancel(_ cancellation: Cancellation) {
    Thread.detachNewThread {
      var source = pollfd(fd: reader, events: Int16(POLLIN), revents: 0)
      poll(&source, 1, 30_000)
      cancellation.cancel()
    }
  }

  /// Whether it was rung.
  var hasRung: Bool {
    var source = pollfd(fd: reader, events: Int16(POLLIN), revents: 0)
    return poll(&source, 1, 0) == 1 && source.revents & Int16(POLLIN) != 0
  }
}

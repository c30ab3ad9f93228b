import Foundation

/// A pipe that programs get only if they are meant to.
final class Pipe {
  let reader: Int32
  private(set) var writer: Int32

  init() throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw POSIXError(.EMFILE) }
    (reader, writer) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  deinit {
    close(reader)
    closeWriter()
  }

  func closeWriter() {
    if writer >= 0 { close(writer) }
    writer = -1
  }

  func write(_ text: String) {
    _ = Array(text.utf8).withUnsafeBytes { Foundation.write(writer, $0.baseAddress, $0.count) }
  }

  /// What comes in until nobody can write any more; `nil` if that takes too long on any machine.
  func textToEnd() -> String? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      var source = pollfd(fd: reader, events: Int16(POLLIN), revents: 0)
      guard poll(&source, 1, 30_000) == 1 else { return nil }
      let count = read(reader, &buffer, buffer.count)
      guard count > 0 else { return count == 0 ? String(decoding: bytes, as: UTF8.self) : nil }
      bytes += buffer.prefix(count)
    }
  }
}

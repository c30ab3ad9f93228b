import Foundation

/// A pipe whose ends no other process inherits.
final class Pipe {
  /// The end to read from; -1 once it is closed.
  private(set) var reader: Int32
  /// The end to write to; -1 once it is closed.
  private(set) var writer: Int32
  /// Whether all has been read and nobody can write any more.
  private(set) var isAtEnd = false

  // A program that has ended is noticed by its status; writing to it must not end this process, too.
  private static let ignoresBrokenPipes: Void = { _ = signal(SIGPIPE, SIG_IGN) }()

  init() throws(JudgeError) {
    Self.ignoresBrokenPipes
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      throw JudgeError("no pipe can be opened: \(String(cString: strerror(errno)))")
    }
    // Out of the way of the numbers that a started program gives to its own ends.
    let moved = ends.map { fcntl($0, F_DUPFD_CLOEXEC, 10) }
    for end in ends { close(end) }
    reader = moved[0]
    writer = moved[1]
    guard reader >= 0 && writer >= 0 else {
      throw JudgeError("no pipe can be opened: \(String(cString: strerror(errno)))")
    }
  }

  deinit {
    closeReader()
    closeWriter()
  }

  func closeReader() {
    if reader >= 0 { close(reader) }
    reader = -1
  }

  func closeWriter() {
    if writer >= 0 { close(writer) }
    writer = -1
  }

  /// From now on, reading returns at once.
  func stopBlocking() {
    _ = fcntl(reader, F_SETFL, O_NONBLOCK)
  }

  /// What lies there to be read; empty if it is nothing.
  func read(upTo count: Int) -> [UInt8] {
    guard !isAtEnd else { return [] }
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, read in
      let result = Foundation.read(reader, buffer.baseAddress, count)
      isAtEnd = result == 0 || (result < 0 && errno != EAGAIN && errno != EINTR)
      read = max(0, result)
    }
    return bytes
  }

  /// Writes as much as is taken.
  func write(_ bytes: [UInt8]) {
    _ = bytes.withUnsafeBytes { Foundation.write(writer, $0.baseAddress, $0.count) }
  }

  /// Waits until one of the pipes has something, or has ended, but not for long.
  static func wait(for pipes: [Pipe], seconds: Double) {
    var waits = pipes.map { pollfd(fd: $0.reader, events: Int16(POLLIN), revents: 0) }
    _ = poll(&waits, nfds_t(waits.count), Int32((seconds * 1_000).rounded(.up)))
  }
}

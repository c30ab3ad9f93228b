import Foundation

/// A pipe that no other process inherits.
struct Pipe {
  /// The end to read from.
  let reader: Int32
  /// The end to write to.
  let writer: Int32

  /// Opens a pipe, with ends that can be duplicated to any of the first descriptors.
  init() throws(TrialError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw TrialError("open a pipe") }
    let moved = ends.map { fcntl($0, F_DUPFD_CLOEXEC, 10) }
    for end in ends { close(end) }
    guard moved.allSatisfy({ $0 >= 0 }) else { throw TrialError("open a pipe") }
    reader = moved[0]
    writer = moved[1]
  }
}

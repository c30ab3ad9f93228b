#if canImport(Darwin)
  import Darwin
#else
  // Here `stdout` is a variable, which nobody sets.
  @preconcurrency import Glibc
#endif

/// What the learner's code prints.
enum PrintedLines {
  /// Passes each line on as soon as it ends.
  ///
  /// What waits in a buffer is lost in a crash, and with it all that was printed to find its cause.
  static func passOnAtOnce() {
    setvbuf(stdout, nil, _IOLBF, 0)
  }
}

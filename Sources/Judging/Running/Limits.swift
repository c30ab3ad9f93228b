/// What a program may use before it is stopped.
public struct Limits: Hashable, Sendable {
  /// Seconds of the processor's time.
  public var processorSeconds: Int
  /// Seconds by the clock, between two answers: for programs that wait and do nothing.
  public var waitSeconds: Double
  /// Bytes of memory; 0 for no limit.
  public var memory: Int
  /// Bytes that it may print.
  public var output: Int
  /// Bytes of each file that it writes.
  public var fileSize: Int
  /// Files that it may have open.
  public var openFiles: Int
  /// Processes and threads; 0 for no limit.
  public var processes: Int
  /// Bytes of stack.
  public var stack: Int

  /// For a learner's answer while they work on it.
  public static let learning = Limits(
    processorSeconds: 2, waitSeconds: 5, memory: 512 << 20, output: 1 << 20, fileSize: 16 << 20,
    openFiles: 64, processes: 0, stack: 8 << 20)

  /// For an answer that is graded: time enough also on a busy machine.
  public static let grading = Limits(
    processorSeconds: 4, waitSeconds: 20, memory: 512 << 20, output: 1 << 20, fileSize: 16 << 20,
    openFiles: 64, processes: 128, stack: 8 << 20)

  /// For the compiler.
  public static let compiling = Limits(
    processorSeconds: 30, waitSeconds: 90, memory: 4 << 30, output: 4 << 20, fileSize: 256 << 20,
    openFiles: 512, processes: 0, stack: 0)
}

import Foundation

/// The signals that concern a terminal's app, and a pipe on which they and ``wake()`` arrive.
///
/// Handlers run in the middle of anything, so that they use only memory that was prepared for
/// them (``SignalMemory``) and calls that are safe there.
enum TerminalSignals {
  /// Signals that ask the app to end.
  static let ending = [SIGHUP, SIGINT, SIGQUIT, SIGTERM]
  /// Signals that end the process at once.
  static let fatal = [SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV]

  /// The end of the pipe to poll.
  static var wakeDescriptor: Int32 { memory.pointee.pipeReader }

  /// Opens the pipe, once.
  static func openPipe() throws {
    guard memory.pointee.pipeReader < 0 else { return }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw TerminalError.failed(action: "open a pipe", code: errno) }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    memory.pointee.pipeWriter = ends[1]
    memory.pointee.pipeReader = ends[0]
  }

  /// Installs the handlers, once.
  static func install(input: Int32, output: Int32) {
    guard memory.pointee.output < 0 else { return }
    memory.pointee.input = input
    memory.pointee.output = output
    useOwnStackForHandlers()
    for number in fatal { handle(number, with: endAtOnce, flags: SA_ONSTACK) }
    for number in ending + [SIGTSTP] where !isIgnored(number) { handle(number, with: note) }
    for number in [SIGWINCH, SIGCONT] { handle(number, with: note) }
    signal(SIGPIPE, SIG_IGN)
    atexit { memory.pointee.giveBackTerminal() }
  }

  /// Makes a poll of ``wakeDescriptor`` return; from any thread.
  static func wake() {
    memory.pointee.wake()
  }

  /// Forgets the wake-ups so far.
  static func drainPipe() {
    var bytes = [UInt8](repeating: 0, count: 512)
    while read(wakeDescriptor, &bytes, bytes.count) > 0 {}
  }

  /// Whether a signal arrived since the last time that this was asked.
  static func take(_ number: Int32) -> Bool {
    // Cleared only if set: the signal may arrive between the two lines.
    guard memory.pointee.arrived[Int(number)] != 0 else { return false }
    memory.pointee.arrived[Int(number)] = 0
    return true
  }

  /// Whether a signal that asks the app to end has arrived.
  static var hasEnding: Bool { ending.contains { memory.pointee.arrived[Int($0)] != 0 } }

  /// Notes how to give the terminal back, in case that there is no time for anything else.
  static func terminalWasTaken(attributes: termios) {
    memory.pointee.attributes = attributes
    memory.pointee.hasTerminal = 1
  }

  /// Gives the terminal back, if it was taken.
  static func giveBackTerminal() {
    memory.pointee.giveBackTerminal()
  }

  /// Stops the process (and, if asked, all of its job) until it is continued.
  static func stop(wholeJob: Bool) {
    guard !isIgnored(SIGTSTP) else { return }
    // The others first, with this process ignoring the signal; then this one, which sends it to its
    // own thread, so that it certainly has stopped before the call returns.
    signal(SIGTSTP, SIG_IGN)
    if wholeJob { kill(0, SIGTSTP) }
    signal(SIGTSTP, SIG_DFL)
    raise(SIGTSTP)
    handle(SIGTSTP, with: note)
    _ = take(SIGTSTP)
    _ = take(SIGCONT)
  }

  /// Waits until the terminal is this job's, stopped as the kernel stops who uses another job's.
  ///
  /// - Returns: Whether it is. Not so, if the app must end, or if there is no shell to continue it.
  static func waitForForeground() -> Bool {
    while tcgetpgrp(memory.pointee.input) != getpgrp() {
      if hasEnding { return false }
      raise(SIGTTOU)
      guard take(SIGCONT) else { return false }
    }
    return true
  }

  // MARK: Installing

  private static func handle(
    _ number: Int32, with handler: @escaping @convention(c) (Int32) -> Void, flags: Int32 = 0
  ) {
    var action = sigaction()
    action.sa_flags = flags
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
    sigaction(number, &action, &memory.pointee.previous[Int(number)])
  }

  /// Whether the process was started with the signal ignored, as `nohup` does.
  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Gives handlers a stack that is there even when the process has used up its own.
  private static func useOwnStackForHandlers() {
    let size = 64 * 1024
    var stack = stack_t()
    guard sigaltstack(nil, &stack) == 0, stack.ss_flags & Int32(SS_DISABLE) != 0 else { return }
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = numericCast(size)  // Signed here, unsigned there.
    stack.ss_flags = 0
    sigaltstack(&stack, nil)
  }
}

/// What signal handlers use: plain memory at a fixed place, written before they are installed.
private struct SignalMemory {
  var input: Int32 = -1
  var output: Int32 = -1
  var pipeReader: Int32 = -1
  var pipeWriter: Int32 = -1
  var hasTerminal: Int32 = 0
  var attributes = termios()
  let goodbye: UnsafeMutableBufferPointer<UInt8>
  let arrived: UnsafeMutablePointer<Int32>
  let previous: UnsafeMutablePointer<sigaction>

  init() {
    let numberOfSignals = 65
    goodbye = .allocate(capacity: EscapeSequence.giveBackScreen.utf8.count)
    _ = goodbye.initialize(from: EscapeSequence.giveBackScreen.utf8)
    arrived = .allocate(capacity: numberOfSignals)
    arrived.initialize(repeating: 0, count: numberOfSignals)
    previous = .allocate(capacity: numberOfSignals)
    previous.initialize(repeating: sigaction(), count: numberOfSignals)
  }

  func wake() {
    var byte: UInt8 = 0
    if pipeWriter >= 0 { _ = write(pipeWriter, &byte, 1) }
  }

  mutating func giveBackTerminal() {
    guard hasTerminal != 0 else { return }
    hasTerminal = 0
    // Else the kernel would stop a process that writes to a terminal which is another job's now.
    var blocked = sigset_t()
    var before = sigset_t()
    sigemptyset(&blocked)
    sigaddset(&blocked, SIGTTOU)
    pthread_sigmask(SIG_BLOCK, &blocked, &before)
    _ = write(output, goodbye.baseAddress, goodbye.count)
    // The other job, most likely a shell, has its own attributes in force.
    if tcgetpgrp(input) == getpgrp() { tcsetattr(input, TCSANOW, &attributes) }
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }
}

/// At a fixed place, so that handlers find it; unsafe, because they interrupt whoever uses it.
nonisolated(unsafe) private let memory: UnsafeMutablePointer<SignalMemory> = {
  let memory = UnsafeMutablePointer<SignalMemory>.allocate(capacity: 1)
  memory.initialize(to: SignalMemory())
  return memory
}()

/// Handles a signal that the main loop answers to.
private func note(_ number: Int32) {
  let code = errno
  // Not by `ending`: an array must not be touched here.
  let isEnding =
    number == SIGTERM || number == SIGINT || number == SIGHUP || number == SIGQUIT
  if isEnding && memory.pointee.arrived[Int(number)] != 0 {
    // The main loop did not answer to the first one.
    endAtOnce(number)
  }
  memory.pointee.arrived[Int(number)] = 1
  memory.pointee.wake()
  errno = code
}

/// Handles a signal after which nothing can be relied on: gives the terminal back, and leaves the
/// signal to whoever handled it before.
private func endAtOnce(_ number: Int32) {
  memory.pointee.giveBackTerminal()
  sigaction(number, &memory.pointee.previous[Int(number)], nil)
  raise(number)
}

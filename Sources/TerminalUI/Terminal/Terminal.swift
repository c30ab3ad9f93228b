import Foundation

/// The terminal on the standard input and output, taken over for an app.
///
/// However the process ends, short of SIGKILL, the terminal is given back as it was.
@MainActor
public final class Terminal {
  private static let mostSize = Size(width: 1000, height: 500)
  private static let usualSize = Size(width: 80, height: 24)

  private let input = STDIN_FILENO
  private let output = STDOUT_FILENO
  private var parser = InputParser()
  private var flushTime: TimeInterval?
  private var writer: FrameWriter
  private var isLost = false

  /// Creates the terminal without changing it.
  ///
  /// - Throws: ``TerminalError``, if the standard input or output isn't a terminal.
  public init(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws {
    guard isatty(input) == 1, isatty(output) == 1 else { throw TerminalError.notATerminal }
    try TerminalSignals.openPipe()
    writer = FrameWriter(colors: ColorSupport(environment: environment, isTerminal: true))
  }

  /// The extent now.
  public var size: Size {
    var window = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0 else {
      return Self.usualSize
    }
    return Size(
      width: min(Int(window.ws_col), Self.mostSize.width),
      height: min(Int(window.ws_row), Self.mostSize.height))
  }

  // MARK: Taking and giving back

  /// Takes the terminal over: an own screen without a cursor, keys as they are pressed, the mouse.
  public func start() {
    TerminalSignals.install(input: input, output: output)
    take()
  }

  /// Gives the terminal back as it was.
  public func restore() {
    TerminalSignals.giveBackTerminal()
  }

  /// Gives the terminal back and stops the process, as Ctrl-Z does; returns when it goes on, with
  /// the terminal taken over again.
  ///
  /// - Parameter wholeJob: Whether the other processes of the job stop too.
  public func suspend(wholeJob: Bool) {
    restore()
    TerminalSignals.stop(wholeJob: wholeJob)
    take()
  }

  /// Takes the terminal over again after the process was stopped without having given it back.
  public func resume() {
    restore()
    take()
  }

  private func take() {
    guard TerminalSignals.waitForForeground() else { return }
    var attributes = termios()
    guard tcgetattr(input, &attributes) == 0 else { return isLost = true }
    TerminalSignals.terminalWasTaken(attributes: attributes)
    cfmakeraw(&attributes)
    tcsetattr(input, TCSADRAIN, &attributes)
    writer.forget()
    write(EscapeSequence.takeScreen)
  }

  // MARK: Output

  /// Shows a canvas, by writing what is not there yet.
  public func show(_ canvas: Canvas) {
    write(writer.output(for: canvas))
  }

  private func write(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty && !isLost {
      let count = rest.withUnsafeBytes { Foundation.write(output, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var descriptor = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
        poll(&descriptor, 1, 100)
      } else if errno != EINTR {
        isLost = true
      }
      // A terminal that takes nothing must not keep the process from ending.
      if count < 0 && TerminalSignals.hasEnding { return }
    }
  }

  // MARK: Input

  /// Waits until something happens, but no longer than `timeout`; returns nothing after that time
  /// and after ``wake()``.
  public func nextInput(timeout: TimeInterval?) -> [TerminalInput] {
    if isLost { return [.endRequested(signal: SIGHUP)] }
    let untilFlush = flushTime.map { max(0, $0 - ProcessInfo.processInfo.systemUptime) }
    var descriptors = [
      pollfd(fd: input, events: Int16(POLLIN), revents: 0),
      pollfd(fd: TerminalSignals.wakeDescriptor, events: Int16(POLLIN), revents: 0),
    ]
    let wait = [timeout, untilFlush].compactMap { $0 }.min()
    let count = poll(&descriptors, 2, Self.milliseconds(wait))
    if count > 0, descriptors[1].revents != 0 { TerminalSignals.drainPipe() }
    var inputs = signals()
    if count > 0, descriptors[0].revents != 0 {
      inputs += readInput()
    } else if let flushTime, ProcessInfo.processInfo.systemUptime >= flushTime {
      self.flushTime = nil
      inputs += parser.flush().map(TerminalInput.event)
    }
    return inputs
  }

  /// Makes ``nextInput(timeout:)`` return; from any thread.
  nonisolated public static func wake() {
    TerminalSignals.wake()
  }

  private func readInput() -> [TerminalInput] {
    var bytes = [UInt8](repeating: 0, count: 64 * 1024)
    let count = read(input, &bytes, bytes.count)
    if count < 0 && (errno == EINTR || errno == EAGAIN) { return [] }
    guard count > 0 else { return [.endRequested(signal: SIGHUP)] }
    let events = parser.parse(bytes[..<count])
    flushTime = parser.secondsUntilFlush.map { ProcessInfo.processInfo.systemUptime + $0 }
    return events.map(TerminalInput.event)
  }

  private func signals() -> [TerminalInput] {
    // Ending first: in the background the others would wait for the terminal.
    var inputs = TerminalSignals.ending.filter(TerminalSignals.take)
      .map(TerminalInput.endRequested)
    if TerminalSignals.take(SIGWINCH) { inputs.append(.resized) }
    if TerminalSignals.take(SIGCONT) { inputs.append(.resumed) }
    if TerminalSignals.take(SIGTSTP) { inputs.append(.suspensionRequested) }
    return inputs
  }

  /// Rounded up, so that the time really has passed afterwards.
  private static func milliseconds(_ seconds: TimeInterval?) -> Int32 {
    guard let seconds else { return -1 }
    return Int32((min(max(0, seconds), 3600) * 1000).rounded(.up))
  }
}

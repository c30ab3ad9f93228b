import Foundation
import TerminalUI

/// A program that runs as a shell's job on a pseudo-terminal, and whose user is the code.
public final class TerminalJob {
  private static let mostOutput = 1 << 20

  /// What has become of it.
  public private(set) var state = JobState.starting
  /// The process; 0 before it was started.
  public private(set) var process: pid_t = 0
  /// The modes of the terminal, as the program has switched them.
  public private(set) var modes = TerminalModes()
  /// What the program has written lately.
  public private(set) var output: [UInt8] = []
  /// How many bytes the program has written in all.
  public private(set) var outputCount = 0

  /// The extent of the window.
  public private(set) var size: Size
  /// The terminal's settings as the program found them.
  public let settingsBefore: TerminalSettings

  private let terminal: PseudoTerminal
  private let reports: Int32
  private let orders: Int32
  private let shell: pid_t
  private var typed: ArraySlice<UInt8> = []
  private var report: [UInt8] = []
  private var isRead = true

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - command: The program's path and its arguments.
  ///   - shell: The path of a program, and its first argument, that calls ``JobShell/run(_:)``.
  ///   - environment: The environment, in which `TERM` is set.
  public init(
    _ command: [String], shell: [String], environment: [String: String],
    size: Size = Size(width: 80, height: 24)
  ) throws(TrialError) {
    self.size = size
    terminal = try PseudoTerminal(size: size)
    // Once the program runs, it is too late: it may be quick.
    settingsBefore = terminal.settings
    let reports = try Pipe()
    let orders = try Pipe()
    self.reports = reports.reader
    self.orders = orders.writer
    let terminalName = ["TERM": "xterm-256color"]
    let spawn = Spawn(
      program: shell[0], arguments: Array(shell.dropFirst()) + command,
      environment: environment.merging(terminalName) { $1 }, flags: Spawn.newSession,
      actions: [
        // The first terminal that the leader of a session opens becomes the session's.
        .open(path: terminal.path, as: STDIN_FILENO), .duplicate(STDIN_FILENO, as: STDOUT_FILENO),
        .duplicate(STDIN_FILENO, as: STDERR_FILENO),
        .duplicate(reports.writer, as: JobShell.reportDescriptor),
        .duplicate(orders.reader, as: JobShell.orderDescriptor),
      ])
    self.shell = try spawn.start()
    close(reports.writer)
    close(orders.reader)
  }

  deinit {
    if process > 0, !state.isEnd { kill(process, SIGKILL) }
    kill(shell, SIGKILL)
    close(reports)
    close(orders)
    waitpid(shell, nil, 0)
  }

  // MARK: The terminal

  /// The terminal's settings now.
  public var settings: TerminalSettings { terminal.settings }

  /// Types text.
  public func type(_ text: String) { type(Array(text.utf8)) }

  /// Types bytes, which the program gets while the job is waited for.
  public func type(_ bytes: [UInt8]) { typed += bytes }

  /// Whether the terminal has taken all that was typed.
  public var hasTypedAll: Bool { typed.isEmpty }

  /// Gives the window another size.
  public func resize(to size: Size) {
    self.size = size
    terminal.resize(to: size)
  }

  /// Closes the window.
  public func hangUp() { terminal.hangUp() }

  /// Stops or goes on reading what the program writes.
  public func setReading(_ isRead: Bool) { self.isRead = isRead }

  /// Forgets the output so far; ``modes`` stay.
  public func forgetOutput() { output = [] }

  /// Whether the output since it was last forgotten contains a text.
  public func hasWritten(_ text: String) -> Bool {
    Data(output).range(of: Data(text.utf8)) != nil
  }

  // MARK: The process

  /// Sends a signal to the program alone.
  public func send(signal: Int32) { kill(process, signal) }

  /// Lets the stopped job go on in the foreground.
  public func goOn() {
    state = .running
    var order: UInt8 = 0
    _ = write(orders, &order, 1)
  }

  // MARK: Waiting

  /// Lets the job work until a condition holds; whether it does within so many seconds.
  @discardableResult
  public func wait(seconds: TimeInterval = 30, until isDone: () -> Bool) -> Bool {
    let end = ProcessInfo.processInfo.systemUptime + seconds
    while !isDone() {
      let left = end - ProcessInfo.processInfo.systemUptime
      guard left > 0 else { return false }
      exchange(timeout: min(left, 0.05))
    }
    return true
  }

  /// Lets the job work for a time.
  public func wait(seconds: TimeInterval) {
    wait(seconds: seconds) { false }
  }

  private func exchange(timeout: TimeInterval) {
    let events = (isRead ? POLLIN : 0) | (typed.isEmpty ? 0 : POLLOUT)
    var descriptors = [
      pollfd(fd: reports, events: Int16(POLLIN), revents: 0),
      pollfd(fd: events == 0 ? -1 : terminal.master, events: Int16(events), revents: 0),
    ]
    guard poll(&descriptors, 2, Int32((timeout * 1000).rounded(.up))) > 0 else { return }
    // The output first: what was written before the end is read before it.
    if isRead { readOutput() }
    if descriptors[1].revents & Int16(POLLOUT) != 0 {
      typed = typed.dropFirst(terminal.write(typed.prefix(1024)))
    }
    if descriptors[0].revents != 0 { readReport() }
  }

  private func readOutput() {
    while terminal.master >= 0 {
      let bytes = terminal.read()
      guard !bytes.isEmpty else { return }
      modes.read(bytes)
      outputCount += bytes.count
      output += bytes
      if output.count > Self.mostOutput { output.removeFirst(output.count - Self.mostOutput / 2) }
    }
  }

  private func readReport() {
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = read(reports, &bytes, bytes.count)
    guard count > 0 else {
      // The shell is gone, and with it all that could be known.
      if !state.isEnd { state = .killed(signal: SIGKILL) }
      return
    }
    report += bytes.prefix(count)
    while let end = report.firstIndex(of: UInt8(ascii: "\n")) {
      take(Int32(String(decoding: report[..<end], as: UTF8.self)) ?? 0)
      report.removeFirst(end + 1)
    }
  }

  private func take(_ number: Int32) {
    if state == .starting {
      process = number
      state = .running
    } else {
      state = JobState(status: number)
      if isRead { readOutput() }
    }
  }
}

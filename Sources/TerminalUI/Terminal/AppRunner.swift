import Foundation

/// Runs an app on a terminal, from its start to its end.
///
/// All that happens at once is handled before the screen is drawn once. Work that is due on the
/// main actor is done after each wake-up; whoever adds some from elsewhere calls
/// ``Terminal/wake()``.
@MainActor
public final class AppRunner {
  private static let secondsOfPassingSigns = 0.15

  private let session: AppSession
  private let terminal: Terminal
  private var settleTime: TimeInterval?
  private var endingSignal: Int32?

  /// Creates a runner.
  public init(app: any App, terminal: Terminal) {
    session = AppSession(app: app)
    self.terminal = terminal
  }

  /// Runs the app until it ends.
  ///
  /// - Returns: The exit status: 0 after quitting, 1 if changes are lost by it, and 128 and the
  ///   signal's number after a signal. Ctrl-C counts as SIGINT.
  public func run() -> Int32 {
    terminal.start()
    session.start()
    while !session.wantsToQuit && endingSignal == nil {
      terminal.show(session.draw(size: terminal.size))
      wait()
    }
    session.end()
    terminal.restore()
    return exitStatus()
  }

  private func wait() {
    let tickTime = session.app.secondsToNextTick.map { now + $0 }
    let wakeTime = [tickTime, settleTime].compactMap { $0 }.min()
    let inputs = terminal.nextInput(timeout: wakeTime.map { $0 - now })
    for input in inputs where !session.wantsToQuit && endingSignal == nil { handle(input) }
    // A task of the main actor, or a block of the main queue, may have become due meanwhile.
    _ = RunLoop.main.run(mode: .default, before: .distantPast)
    // Nothing came in: it is time, or whoever works elsewhere has something to tell.
    if inputs.isEmpty || tickTime.map({ now >= $0 }) == true { session.app.tick() }
    if let settleTime, now >= settleTime { settle() }
  }

  private func handle(_ input: TerminalInput) {
    switch input {
    case .event(.key(.control("c"))): endingSignal = SIGINT
    case .event(.key(.control("\\"))): endingSignal = SIGQUIT
    case .event(.key(.control("z"))): suspend(wholeJob: true)
    case .event(let event):
      // What the user does next ends what shows that the last thing was done.
      settle()
      session.handle(event)
      settleTime = now + Self.secondsOfPassingSigns
    case .resized: break
    case .suspensionRequested: suspend(wholeJob: false)
    case .resumed:
      terminal.resume()
      session.app.tick()
    case .endRequested(let signal): endingSignal = signal
    }
  }

  private func suspend(wholeJob: Bool) {
    session.enterBackground()
    terminal.suspend(wholeJob: wholeJob)
    session.enterForeground()
  }

  private func settle() {
    guard settleTime != nil else { return }
    settleTime = nil
    _ = session.app.screen.settle()
  }

  private func exitStatus() -> Int32 {
    let unsavedChanges = session.app.unsavedChanges
    if let unsavedChanges {
      FileHandle.standardError.write(Data((String(inert: unsavedChanges) + "\n").utf8))
    }
    if let endingSignal { return 128 + endingSignal }
    return unsavedChanges == nil ? 0 : 1
  }

  private var now: TimeInterval { ProcessInfo.processInfo.systemUptime }
}

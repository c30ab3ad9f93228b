import Foundation
import TerminalUI

/// A way in which a program can end, or be away for a while.
public struct WayOut: Sendable {
  /// What is done, in words.
  public let name: String
  /// How the program has to end.
  let end: JobState
  /// Whether there is a terminal afterwards.
  var keepsTerminal = true
  /// Does it; returns what is wrong meanwhile.
  let action: @Sendable (TerminalJob) -> String?

  /// All the ways.
  public static let all: [WayOut] =
    byKeys + bySignals + byFaults + withStops + [closedWindow, deafTerminal]

  // MARK: Keys and signals

  private static let byKeys = [
    WayOut(name: "q", end: .exited(0)) { typing("q", $0) },
    WayOut(name: "Ctrl-C", end: .exited(128 + SIGINT)) { typing("\u{3}", $0) },
    WayOut(name: #"Ctrl-\"#, end: .exited(128 + SIGQUIT)) { typing("\u{1C}", $0) },
  ]

  private static let bySignals = [
    ("SIGTERM", SIGTERM), ("SIGHUP", SIGHUP), ("SIGINT", SIGINT), ("SIGQUIT", SIGQUIT),
  ].map { name, signal in
    WayOut(name: name, end: .exited(128 + signal)) { sending(signal, $0) }
  }

  /// Sent from outside, they do what a trap in the code does.
  private static let byFaults = [
    ("SIGILL", SIGILL), ("SIGTRAP", SIGTRAP), ("SIGSEGV", SIGSEGV), ("SIGBUS", SIGBUS),
    ("SIGFPE", SIGFPE), ("SIGABRT", SIGABRT),
  ].map { name, signal in
    WayOut(name: name, end: .killed(signal: signal)) { sending(signal, $0) }
  }

  private static func typing(_ text: String, _ job: TerminalJob) -> String? {
    job.type(text)
    return nil
  }

  private static func sending(_ signal: Int32, _ job: TerminalJob) -> String? {
    job.send(signal: signal)
    return nil
  }

  // MARK: Stops

  private static let withStops = [
    WayOut(name: "Ctrl-Z and back, q", end: .exited(0)) { job in
      pausing(job, by: { job.type("\u{1A}") }) { typing("q", job) }
    },
    WayOut(name: "Ctrl-Z twice, Ctrl-C", end: .exited(128 + SIGINT)) { job in
      pausing(job, by: { job.type("\u{1A}") }) {
        pausing(job, by: { job.type("\u{1A}") }) { typing("\u{3}", job) }
      }
    },
    WayOut(name: "Ctrl-Z, Ctrl-S and back, q", end: .exited(0)) { job in
      let stopOutput = "\u{13}"
      let stop = {
        job.type("\u{1A}")
        job.wait { job.state == .stopped }
        job.type(stopOutput)
        job.wait { job.hasTypedAll }
      }
      return pausing(job, by: stop) { typing("q", job) }
    },
    WayOut(name: "Ctrl-Z and back while the size changes, q", end: .exited(0)) { job in
      for round in 1...10 {
        job.type("\u{1A}")
        guard job.wait(until: { job.state == .stopped }) else { return "it does not stop" }
        job.goOn()
        // A signal may interrupt whatever the program does to take the terminal.
        for width in 30..<130 { job.resize(to: Size(width: width, height: 20 + round)) }
        guard job.wait(seconds: 3, until: { !job.settings.isLineByLine }) else {
          return "back, it does not take the terminal again, in round \(round)"
        }
      }
      return typing("q", job)
    },
    WayOut(name: "SIGTSTP and back, q", end: .exited(0)) { job in
      pausing(job, by: { job.send(signal: SIGTSTP) }) { typing("q", job) }
    },
    WayOut(name: "SIGSTOP and back, q", end: .exited(0)) { job in
      // Nothing can be given back before such a stop, but everything is taken again after it.
      job.send(signal: SIGSTOP)
      guard job.wait(until: { job.state == .stopped }) else { return "it does not stop" }
      job.goOn()
      return typing("q", job)
    },
    WayOut(name: "SIGTERM after Ctrl-Z", end: .exited(128 + SIGTERM)) { job in
      job.type("\u{1A}")
      guard job.wait(until: { job.state == .stopped }) else { return "it does not stop" }
      job.send(signal: SIGTERM)
      job.goOn()
      return nil
    },
    WayOut(name: "SIGTRAP after Ctrl-Z and back", end: .killed(signal: SIGTRAP)) { job in
      pausing(job, by: { job.type("\u{1A}") }) { sending(SIGTRAP, job) }
    },
  ]

  /// Stops the job, checks that the terminal is the shell's, lets it go on, and goes on itself.
  private static func pausing(
    _ job: TerminalJob, by stop: () -> Void, then goOn: () -> String?
  ) -> String? {
    let taken = job.modes
    stop()
    guard job.wait(until: { job.state == .stopped }) else { return "it does not stop" }
    guard job.modes.changed.isEmpty else { return "stopped, it leaves \(job.modes.changed) on" }
    guard job.settings.isLineByLine else { return "stopped, it leaves raw settings" }
    job.goOn()
    guard job.wait(until: { job.modes == taken && !job.settings.isLineByLine }) else {
      return "back, it does not take the terminal again"
    }
    return goOn()
  }

  // MARK: Terminals that fail

  private static let closedWindow = WayOut(
    name: "the window closes", end: .exited(128 + SIGHUP), keepsTerminal: false
  ) { job in
    job.hangUp()
    return nil
  }

  private static let deafTerminal = WayOut(
    name: "SIGTERM while nobody reads", end: .exited(128 + SIGTERM), keepsTerminal: false
  ) { job in
    job.setReading(false)
    // Each size is a whole screen to write, until no more fits into the terminal.
    for width in 100..<140 {
      job.resize(to: Size(width: width, height: 60))
      job.wait(seconds: 0.02)
    }
    return sending(SIGTERM, job)
  }
}

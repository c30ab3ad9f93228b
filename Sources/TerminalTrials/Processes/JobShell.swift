import Foundation

/// A shell of a single job, run as a process of its own between a trial and an app.
///
/// Only a process of the terminal's own session can stop a job and let it go on, as a shell does. It
/// tells the trial what becomes of the job, and touches nothing else of the terminal.
public enum JobShell {
  /// Where the shell writes a line for each change: the process, its signal or status.
  static let reportDescriptor: Int32 = 3
  /// Where the shell reads a byte when a stopped job shall go on.
  static let orderDescriptor: Int32 = 4
  private static let signals = [SIGHUP, SIGINT, SIGQUIT, SIGTSTP, SIGTTIN, SIGTTOU]

  /// Runs a command as the job until it ends; returns the exit status.
  public static func run(_ command: [String]) -> Int32 {
    for signal in signals { Foundation.signal(signal, SIG_IGN) }
    for descriptor in [reportDescriptor, orderDescriptor] {
      guard fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0 else { return 2 }
    }
    let spawn = Spawn(
      program: command.first ?? "", arguments: Array(command.dropFirst()),
      environment: ProcessInfo.processInfo.environment, flags: Spawn.newJob,
      usualSignals: signals)
    guard let job = try? spawn.start() else { return 1 }
    putInForeground(job)
    report("\(job)")
    while true {
      var status: Int32 = 0
      guard waitpid(job, &status, WUNTRACED) == job else { return 1 }
      let state = JobState(status: status)
      guard state == .stopped else {
        report("\(status)")
        return 0
      }
      let signal = (status >> 8) & 0xFF
      // It asked for the terminal before it was put in the foreground.
      if signal != SIGTTIN && signal != SIGTTOU {
        putInForeground(getpgrp())
        report("\(status)")
        var order: UInt8 = 0
        guard read(orderDescriptor, &order, 1) == 1 else { return 1 }
        putInForeground(job)
      }
      kill(-job, SIGCONT)
    }
  }

  private static func putInForeground(_ group: pid_t) {
    tcsetpgrp(STDIN_FILENO, group)
  }

  private static func report(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = write(reportDescriptor, bytes, bytes.count)
  }
}

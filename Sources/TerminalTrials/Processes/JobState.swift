/// What has become of a job.
public enum JobState: Hashable, Sendable {
  /// It was not started yet.
  case starting
  /// It runs.
  case running
  /// It was stopped by a signal and can go on.
  case stopped
  /// It has ended with a status.
  case exited(Int32)
  /// A signal has ended it.
  case killed(signal: Int32)

  /// Whether it has ended.
  public var isEnd: Bool {
    switch self {
    case .starting, .running, .stopped: false
    case .exited, .killed: true
    }
  }

  /// Reads what `waitpid` tells; `nil` for nothing of interest.
  ///
  /// The macros that C has for this are not there in Swift.
  init(status: Int32) {
    switch status & 0x7F {
    case 0: self = .exited((status >> 8) & 0xFF)
    case 0x7F: self = .stopped
    case let signal: self = .killed(signal: signal)
    }
  }
}

extension JobState: CustomStringConvertible {
  /// The state in words.
  public var description: String {
    switch self {
    case .starting: "not started"
    case .running: "running"
    case .stopped: "stopped"
    case .exited(let status): "status \(status)"
    case .killed(let signal): "killed by signal \(signal)"
    }
  }
}

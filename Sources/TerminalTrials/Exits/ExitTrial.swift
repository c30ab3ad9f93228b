import Foundation

/// Takes every way out of a program and looks whether the terminal is as before.
public struct ExitTrial {
  private let stage: Stage

  /// Creates a trial.
  public init(stage: Stage) {
    self.stage = stage
  }

  /// Takes one way out of a program; returns what is wrong afterwards, `nil` if nothing is.
  public func problem(of program: Program, by way: WayOut) throws(TrialError) -> String? {
    let job = try stage.start(program)
    if job.state.isEnd { return "it does not start: \(job.state)" }
    guard job.settings != job.settingsBefore else { return "it does not take the terminal" }
    if let problem = way.action(job) { return problem }
    guard job.wait(until: { job.state.isEnd }) else { return "it does not end: \(job.state)" }
    guard job.state == way.end else { return "\(job.state) in place of \(way.end)" }
    guard way.keepsTerminal else { return nil }
    guard job.settings == job.settingsBefore else { return "the settings differ" }
    let left = job.modes.changed.sorted().map(String.init).joined(separator: ", ")
    return left.isEmpty ? nil : "these modes are left: \(left)"
  }
}

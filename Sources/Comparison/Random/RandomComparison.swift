import Scripting
import TerminalUI

/// Many random actions through both patterns, a screen compared after each event.
public struct RandomComparison {
  /// What came of it.
  public struct Outcome {
    /// What was counted.
    public var summary = Summary()
    /// How many actions asked for something that is not there, and were refused alike.
    public var refused = 0
    /// The shortest script found that shows a difference; empty if there is none.
    public var shortest: [ScriptAction] = []
  }

  private let count: Int
  private let seed: UInt64
  private let setting: Setting

  /// Creates a comparison by `count` actions.
  public init(count: Int, seed: UInt64, setting: Setting) {
    self.count = count
    self.seed = seed
    self.setting = setting
  }

  /// Plays the actions, until the first difference.
  ///
  /// - Parameter progress: told how many actions are done.
  /// - Throws: the system's error if there is no place for temporary files.
  public func run(progress: (Int) -> Void = { _ in }) throws -> Outcome {
    var script = RandomScript(seed: seed)
    let comparison = try Comparison(setting: setting)
    var outcome = Outcome()
    var actions: [ScriptAction] = []
    outcome.summary.count(comparison.start())
    while actions.count < count, outcome.summary.isSame {
      actions.append(script.next())
      let step = comparison.perform(Script([actions[actions.count - 1]]).lines[0])
      outcome.summary.count(step)
      if step.mvc.stop != nil, step.isSame { outcome.refused += 1 }
      progress(actions.count)
    }
    if !outcome.summary.isSame {
      outcome.shortest = ShortestScript(showsDifference: showsDifference).search(in: actions)
    }
    return outcome
  }

  private func showsDifference(_ actions: [ScriptAction]) -> Bool {
    guard let comparison = try? Comparison(setting: setting) else { return false }
    if !comparison.start().isSame { return true }
    return Script(actions).lines.contains { !comparison.perform($0).isSame }
  }
}

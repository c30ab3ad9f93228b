import Scripting

/// Two apps, one of each pattern, that are driven by the same actions.
public final class Comparison {
  private let mvc: Side
  private let mvvm: Side

  /// Creates the two apps, each with data of its own.
  ///
  /// - Throws: the system's error if there is no place for temporary files.
  public init(setting: Setting = Setting()) throws {
    mvc = try Side(.mvc, setting: setting)
    mvvm = try Side(.mvvm, setting: setting)
  }

  /// Starts both apps.
  public func start() -> Step {
    step(nil) { $0.start() }
  }

  /// Does what a line of a script says in both apps.
  public func perform(_ line: Script.Line) -> Step {
    step(line) { (player) throws(ScriptStop) in try player.perform(line) }
  }

  private func step(
    _ line: Script.Line?, action: (ScriptPlayer) throws(ScriptStop) -> Void
  ) -> Step {
    Step(line: line, mvc: half(of: mvc, action: action), mvvm: half(of: mvvm, action: action))
  }

  private func half(
    of side: Side, action: (ScriptPlayer) throws(ScriptStop) -> Void
  ) -> Step.Half {
    var moments: [Step.Moment] = []
    side.player.onEvent = { event, screen in
      let (messages, reads) = side.recorder.takeMessages()
      moments.append(
        Step.Moment(event: event, messages: messages, reads: reads, screen: screen))
    }
    defer { side.player.onEvent = { _, _ in } }
    do {
      try action(side.player)
    } catch {
      return Step.Half(moments: moments, stop: error)
    }
    return Step.Half(moments: moments)
  }
}

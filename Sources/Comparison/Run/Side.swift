import Foundation
import Scripting
import TerminalUI

/// One of the two sides of a comparison: a pattern's app with its own data, and its recorder.
final class Side {
  let recorder = Recorder()
  let player: ScriptPlayer

  init(_ pattern: Pattern, setting: Setting) throws {
    let recorder = recorder
    let clock = SimulatedClock(now: Setting.start)
    let data = try SideData(place: setting.place)
    player = ScriptPlayer(size: setting.size, clock: clock) {
      pattern.launch(on: data, policy: setting.policy, clock: clock, recorder: recorder)
    }
  }
}

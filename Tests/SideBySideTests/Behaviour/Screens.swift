import Comparison
import TerminalUI

/// All that an app showed, an event after the other.
struct Screens {
  /// The screens.
  let canvases: [Canvas]

  /// Takes note of what a pattern's app shows while a behaviour is checked.
  init(during behaviour: Behaviour, of pattern: Pattern) throws {
    var canvases: [Canvas] = []
    try behaviour.verify { stage in
      let driver = pattern.driver(on: stage)
      driver.player.onEvent = { canvases.append($1) }
      return driver
    }
    self.canvases = canvases
  }

  /// The screens as texts, for a readable difference.
  var texts: [String] { canvases.map { $0.lines.joined(separator: "\n") } }
}

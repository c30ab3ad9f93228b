import MVC
import Scripting
import TerminalUI

/// Drives the app that is built in MVC.
final class MVCDriver: AppDriver {
  let stage: Stage
  let player: ScriptPlayer

  /// Creates a driver of an app that is not started yet.
  ///
  /// - Parameter makeApp: launches the app; another one than the real one to see a fault found.
  init(
    _ stage: Stage,
    makeApp: @escaping (Stage) -> any App = { AppController(model: $0.makeModel()) }
  ) {
    self.stage = stage
    player = ScriptPlayer(size: Size(width: 80, height: 24), clock: stage.clock) {
      makeApp(stage)
    }
  }
}

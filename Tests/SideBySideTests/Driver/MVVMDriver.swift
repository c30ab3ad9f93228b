import MVVM
import MVVMViews
import Scripting
import TerminalUI

/// Drives the app that is built in MVVM.
final class MVVMDriver: AppDriver {
  let stage: Stage
  let player: ScriptPlayer

  /// Creates a driver of an app that is not started yet.
  ///
  /// - Parameter makeApp: launches the app; another one than the real one to see a fault found.
  init(
    _ stage: Stage,
    makeApp: @escaping (Stage) -> any App = { stage in
      AppView(viewModel: AppViewModel(model: stage.makeModel()))
    }
  ) {
    self.stage = stage
    player = ScriptPlayer(size: Size(width: 80, height: 24), clock: stage.clock) {
      makeApp(stage)
    }
  }
}

import MVC
import MVVM
import MVVMViews
import Model
import Scripting
import TerminalUI

extension Pattern {
  /// Launches the pattern's app on data that may be there from an earlier launch.
  func launch(
    on data: SideData, policy: SavePolicy, clock: SimulatedClock, recorder: Recorder
  ) -> any App {
    let model = data.makeModel(policy: policy, clock: clock, recorder: recorder, client: client)
    switch self {
    case .mvc:
      return RecordingAppController(model: model, recorder: recorder)
    case .mvvm:
      let viewModel = RecordingAppViewModel(model: model, recorder: recorder)
      return AppView(
        viewModel: viewModel,
        checklist: RecordingBoundChecklistView(
          viewModel: viewModel.checklist, recorder: recorder),
        fasting: RecordingBoundFastingView(viewModel: viewModel.fasting, recorder: recorder))
    }
  }

  /// Who sends messages to the model.
  private var client: Role {
    switch self {
    case .mvc: .controller
    case .mvvm: .viewModel
    }
  }
}

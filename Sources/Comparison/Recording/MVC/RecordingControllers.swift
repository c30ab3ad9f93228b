import Foundation
import MVC
import Model
import TerminalUI

/// A controller whose other screens take note of their messages too.
final class RecordingChecklistController: ChecklistController {
  private let recorder: Recorder
  private let store: ChecklistStore

  init(store: ChecklistStore, recorder: Recorder) {
    self.recorder = recorder
    self.store = store
    super.init(store: store, view: RecordingChecklistView(recorder: recorder))
  }

  override func makeAddItem() -> AddItemController {
    recorder.record(.controller, .controller, "makeAddItem()")
    return AddItemController(store: store, view: RecordingAddItemView(recorder: recorder))
  }

  override func makeEditItem(_ id: ChecklistItem.ID) -> EditItemController {
    recorder.record(.controller, .controller, "makeEditItem()")
    return EditItemController(
      id: id, store: store, view: RecordingEditItemView(recorder: recorder))
  }
}

/// A controller that takes note of the clock's ticks.
final class RecordingFastingController: FastingController {
  private let recorder: Recorder

  init(model: AppModel, recorder: Recorder) {
    self.recorder = recorder
    super.init(
      store: model.fasts, view: RecordingFastingView(recorder: recorder), now: model.now,
      format: model.format)
  }

  override func tick() {
    recorder.record(.clock, .controller, "tick()")
    super.tick()
  }
}

/// A controller that takes note of the steps in the app's life.
final class RecordingAppController: AppController {
  private let recorder: Recorder

  init(model: AppModel, recorder: Recorder) {
    self.recorder = recorder
    super.init(
      model: model,
      checklist: RecordingChecklistController(store: model.checklist, recorder: recorder),
      fasting: RecordingFastingController(model: model, recorder: recorder))
  }

  override func handle(_ event: LifeCycleEvent) {
    recorder.record(.system, .controller, "\(event.rawValue)()")
    super.handle(event)
  }
}

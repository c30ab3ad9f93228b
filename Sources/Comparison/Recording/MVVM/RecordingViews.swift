import MVVM
import MVVMViews

/// A view that takes note of when its bindings render, and so of what it has observed.
final class RecordingBoundChecklistView: ChecklistView {
  private let recorder: Recorder
  private let renders: RenderRecorder

  init(viewModel: ChecklistViewModel, recorder: Recorder) {
    self.recorder = recorder
    renders = RenderRecorder(recorder)
    super.init(viewModel: viewModel)
  }

  override func makeAddItem(_ viewModel: AddItemViewModel) -> AddItemView {
    RecordingBoundAddItemView(viewModel: viewModel, recorder: recorder)
  }

  override func makeEditItem(_ viewModel: EditItemViewModel) -> EditItemView {
    RecordingBoundEditItemView(viewModel: viewModel, recorder: recorder)
  }

  override func showRows() {
    renders.record("rows")
    super.showRows()
  }

  override func showEditing() {
    renders.record("isEditing")
    super.showEditing()
  }

  override func showProblem() {
    renders.record("problem")
    super.showProblem()
  }

  override func showAddItem() {
    renders.record("addItem")
    super.showAddItem()
  }

  override func showEditItem() {
    renders.record("editItem")
    super.showEditItem()
  }
}

/// A view that takes note of when its bindings render, and so of what it has observed.
final class RecordingBoundAddItemView: AddItemView {
  private let renders: RenderRecorder

  init(viewModel: AddItemViewModel, recorder: Recorder) {
    renders = RenderRecorder(recorder)
    super.init(viewModel: viewModel)
  }

  override func showName() {
    renders.record("name")
    super.showName()
  }

  override func showCanAdd() {
    renders.record("canAdd")
    super.showCanAdd()
  }
}

/// A view that takes note of when its bindings render, and so of what it has observed.
final class RecordingBoundEditItemView: EditItemView {
  private let renders: RenderRecorder

  init(viewModel: EditItemViewModel, recorder: Recorder) {
    renders = RenderRecorder(recorder)
    super.init(viewModel: viewModel)
  }

  override func showName() {
    renders.record("name")
    super.showName()
  }

  override func showNameProblem() {
    renders.record("nameProblem")
    super.showNameProblem()
  }

  override func showCompleted() {
    renders.record("isCompleted")
    super.showCompleted()
  }
}

/// A view that takes note of when its bindings render, and so of what it has observed.
final class RecordingBoundFastingView: FastingView {
  private let renders: RenderRecorder

  init(viewModel: FastingViewModel, recorder: Recorder) {
    renders = RenderRecorder(recorder)
    super.init(viewModel: viewModel)
  }

  override func showLengths() {
    renders.record("lengths")
    super.showLengths()
  }

  override func showTimer() {
    renders.record("timer")
    super.showTimer()
  }

  override func showRunning() {
    renders.record("isRunning")
    super.showRunning()
  }

  override func showEmptyState() {
    renders.record("isEmpty")
    super.showEmptyState()
  }

  override func showRows() {
    renders.record("rows")
    super.showRows()
  }

  override func showProblem() {
    renders.record("problem")
    super.showProblem()
  }
}

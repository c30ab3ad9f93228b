import Foundation
import MVVM
import Model

/// A view model that takes note of what its view tells it.
final class RecordingChecklistViewModel: ChecklistViewModel {
  private let recorder: Recorder
  private let store: ChecklistStore

  init(store: ChecklistStore, recorder: Recorder) {
    self.recorder = recorder
    self.store = store
    super.init(store: store)
  }

  override func makeAddItem() -> AddItemViewModel {
    recorder.record(.viewModel, .viewModel, "makeAddItem()")
    return RecordingAddItemViewModel(store: store, recorder: recorder)
  }

  override func makeEditItem(_ id: UUID) -> EditItemViewModel {
    recorder.record(.viewModel, .viewModel, "makeEditItem()")
    return RecordingEditItemViewModel(id: id, store: store, recorder: recorder)
  }

  override func row(at index: Int) -> ChecklistRow {
    recorder.recordRead()
    return super.row(at: index)
  }

  override func rowTapped(_ id: UUID) {
    recorder.record(.view, .viewModel, "rowTapped(\(name(of: id)))")
    super.rowTapped(id)
  }

  override func editRowTapped(_ id: UUID) {
    recorder.record(.view, .viewModel, "editRowTapped(\(name(of: id)))")
    super.editRowTapped(id)
  }

  override func deleteRowsTapped(at rows: IndexSet) {
    recorder.record(.view, .viewModel, "deleteRowsTapped(\(rowNumbers(rows)))")
    super.deleteRowsTapped(at: rows)
  }

  override func rowsDragged(at rows: IndexSet, toOffset offset: Int) {
    recorder.record(.view, .viewModel, "rowsDragged(\(rowNumbers(rows)), to: \(offset))")
    super.rowsDragged(at: rows, toOffset: offset)
  }

  override func addTapped() {
    recorder.record(.view, .viewModel, "addTapped()")
    super.addTapped()
  }

  override func editTapped() {
    recorder.record(.view, .viewModel, "editTapped()")
    super.editTapped()
  }

  override func remedyTapped() {
    recorder.record(.view, .viewModel, "remedyTapped()")
    super.remedyTapped()
  }

  override func didAppear() {
    recorder.record(.view, .viewModel, "didAppear()")
    super.didAppear()
  }

  override func didDisappear() {
    recorder.record(.view, .viewModel, "didDisappear()")
    super.didDisappear()
  }

  private func name(of id: UUID) -> String {
    quoted(store.checklist[id]?.name ?? "?")
  }
}

/// A view model that takes note of what its view tells it.
final class RecordingAddItemViewModel: AddItemViewModel {
  private let recorder: Recorder

  init(store: ChecklistStore, recorder: Recorder) {
    self.recorder = recorder
    super.init(store: store)
  }

  override var name: String {
    get { super.name }
    set {
      recorder.record(.view, .viewModel, "name = \(quoted(newValue))")
      super.name = newValue
    }
  }

  override func addTapped() {
    recorder.record(.view, .viewModel, "addTapped()")
    super.addTapped()
  }

  override func cancelTapped() {
    recorder.record(.view, .viewModel, "cancelTapped()")
    super.cancelTapped()
  }

  override func didAppear() {
    recorder.record(.view, .viewModel, "didAppear()")
    super.didAppear()
  }

  override func didDisappear() {
    recorder.record(.view, .viewModel, "didDisappear()")
    super.didDisappear()
  }
}

/// A view model that takes note of what its view tells it.
final class RecordingEditItemViewModel: EditItemViewModel {
  private let recorder: Recorder

  init(id: UUID, store: ChecklistStore, recorder: Recorder) {
    self.recorder = recorder
    super.init(id: id, store: store)
  }

  override var name: String {
    get { super.name }
    set {
      recorder.record(.view, .viewModel, "name = \(quoted(newValue))")
      super.name = newValue
    }
  }

  override var isCompleted: Bool {
    get { super.isCompleted }
    set {
      recorder.record(.view, .viewModel, "isCompleted = \(newValue)")
      super.isCompleted = newValue
    }
  }

  override func backTapped() {
    recorder.record(.view, .viewModel, "backTapped()")
    super.backTapped()
  }

  override func didAppear() {
    recorder.record(.view, .viewModel, "didAppear()")
    super.didAppear()
  }

  override func didDisappear() {
    recorder.record(.view, .viewModel, "didDisappear()")
    super.didDisappear()
  }
}

/// A view model that takes note of what its view and the clock tell it.
final class RecordingFastingViewModel: FastingViewModel {
  private let recorder: Recorder

  init(model: AppModel, recorder: Recorder) {
    self.recorder = recorder
    super.init(store: model.fasts, now: model.now, format: model.format)
  }

  override func tick() {
    recorder.record(.clock, .viewModel, "tick()")
    super.tick()
  }

  override func row(at index: Int) -> FastRow {
    recorder.recordRead()
    return super.row(at: index)
  }

  override func lengthChosen(at index: Int) {
    recorder.record(.view, .viewModel, "lengthChosen(\(index + 1))")
    super.lengthChosen(at: index)
  }

  override func buttonTapped() {
    recorder.record(.view, .viewModel, "buttonTapped()")
    super.buttonTapped()
  }

  override func deleteRowTapped(_ id: UUID) {
    let row = (0..<rowCount).first { super.row(at: $0).id == id }
    recorder.record(.view, .viewModel, "deleteRowTapped(fast \(row.map { "\($0 + 1)" } ?? "?"))")
    super.deleteRowTapped(id)
  }

  override func remedyTapped() {
    recorder.record(.view, .viewModel, "remedyTapped()")
    super.remedyTapped()
  }

  override func didAppear() {
    recorder.record(.view, .viewModel, "didAppear()")
    super.didAppear()
  }

  override func didDisappear() {
    recorder.record(.view, .viewModel, "didDisappear()")
    super.didDisappear()
  }
}

/// A view model that takes note of the steps in the app's life.
final class RecordingAppViewModel: AppViewModel {
  private let recorder: Recorder

  init(model: AppModel, recorder: Recorder) {
    self.recorder = recorder
    super.init(
      model: model,
      checklist: RecordingChecklistViewModel(store: model.checklist, recorder: recorder),
      fasting: RecordingFastingViewModel(model: model, recorder: recorder))
  }

  override func didBecomeActive() {
    recorder.record(.system, .viewModel, "didBecomeActive()")
    super.didBecomeActive()
  }

  override func willResignActive() {
    recorder.record(.system, .viewModel, "willResignActive()")
    super.willResignActive()
  }

  override func didEnterBackground() {
    recorder.record(.system, .viewModel, "didEnterBackground()")
    super.didEnterBackground()
  }

  override func willEnterForeground() {
    recorder.record(.system, .viewModel, "willEnterForeground()")
    super.willEnterForeground()
  }

  override func willTerminate() {
    recorder.record(.system, .viewModel, "willTerminate()")
    super.willTerminate()
  }
}

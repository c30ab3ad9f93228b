import Foundation
import MVC

/// A view that takes note of what its controller tells it, and of what it tells its delegate.
final class RecordingChecklistView: ChecklistView {
  private let recorder: Recorder
  private var delegateProxy: DelegateProxy?
  private var dataSourceProxy: DataSourceProxy?

  init(recorder: Recorder) {
    self.recorder = recorder
    super.init()
  }

  override weak var delegate: (any ChecklistViewDelegate)? {
    get { super.delegate }
    set {
      delegateProxy = newValue.map { DelegateProxy($0, recorder: recorder) }
      super.delegate = delegateProxy
    }
  }

  override weak var dataSource: (any ChecklistViewDataSource)? {
    get { super.dataSource }
    set {
      dataSourceProxy = newValue.map { DataSourceProxy($0, recorder: recorder) }
      super.dataSource = dataSourceProxy
    }
  }

  override func reloadRows() {
    recorder.record(.controller, .view, "reloadRows()")
    super.reloadRows()
  }

  override func reloadRow(at index: Int) {
    recorder.record(.controller, .view, "reloadRow(\(index + 1))")
    super.reloadRow(at: index)
  }

  override func insertRow(at index: Int) {
    recorder.record(.controller, .view, "insertRow(\(index + 1))")
    super.insertRow(at: index)
  }

  override func deleteRows(at indexes: IndexSet) {
    recorder.record(.controller, .view, "deleteRows(\(rowNumbers(indexes)))")
    super.deleteRows(at: indexes)
  }

  override func moveRows(at indexes: IndexSet, toOffset offset: Int) {
    recorder.record(.controller, .view, "moveRows(\(rowNumbers(indexes)), to: \(offset))")
    super.moveRows(at: indexes, toOffset: offset)
  }

  override func showEditing(_ isEditing: Bool) {
    recorder.record(.controller, .view, "showEditing(\(isEditing))")
    super.showEditing(isEditing)
  }

  override func showProblem(_ message: String?, remedy: String?) {
    recorder.record(.controller, .view, "showProblem(\(message == nil ? "none" : "…"))")
    super.showProblem(message, remedy: remedy)
  }

  override func didAppear() {
    recorder.record(.view, .controller, "didAppear()")
    super.didAppear()
  }

  override func didDisappear() {
    recorder.record(.view, .controller, "didDisappear()")
    super.didDisappear()
  }

  /// Stands between the view and its delegate.
  private final class DelegateProxy: ChecklistViewDelegate {
    private weak var delegate: (any ChecklistViewDelegate)?
    private let recorder: Recorder

    init(_ delegate: any ChecklistViewDelegate, recorder: Recorder) {
      self.delegate = delegate
      self.recorder = recorder
    }

    func checklistView(_ view: ChecklistView, didTapRowAt index: Int) {
      recorder.record(.view, .controller, "didTapRow(\(index + 1))")
      delegate?.checklistView(view, didTapRowAt: index)
    }

    func checklistView(_ view: ChecklistView, didTapEditRowAt index: Int) {
      recorder.record(.view, .controller, "didTapEditRow(\(index + 1))")
      delegate?.checklistView(view, didTapEditRowAt: index)
    }

    func checklistView(_ view: ChecklistView, didTapDeleteRowsAt rows: IndexSet) {
      recorder.record(.view, .controller, "didTapDeleteRows(\(rowNumbers(rows)))")
      delegate?.checklistView(view, didTapDeleteRowsAt: rows)
    }

    func checklistView(
      _ view: ChecklistView, didDragRowsAt rows: IndexSet, toOffset offset: Int
    ) {
      recorder.record(.view, .controller, "didDragRows(\(rowNumbers(rows)), to: \(offset))")
      delegate?.checklistView(view, didDragRowsAt: rows, toOffset: offset)
    }

    func checklistViewDidTapAdd(_ view: ChecklistView) {
      recorder.record(.view, .controller, "didTapAdd()")
      delegate?.checklistViewDidTapAdd(view)
    }

    func checklistViewDidTapEdit(_ view: ChecklistView) {
      recorder.record(.view, .controller, "didTapEdit()")
      delegate?.checklistViewDidTapEdit(view)
    }

    func checklistViewDidTapRemedy(_ view: ChecklistView) {
      recorder.record(.view, .controller, "didTapRemedy()")
      delegate?.checklistViewDidTapRemedy(view)
    }
  }

  /// Stands between the view and its data source.
  private final class DataSourceProxy: ChecklistViewDataSource {
    private weak var dataSource: (any ChecklistViewDataSource)?
    private let recorder: Recorder

    init(_ dataSource: any ChecklistViewDataSource, recorder: Recorder) {
      self.dataSource = dataSource
      self.recorder = recorder
    }

    func numberOfRows(in view: ChecklistView) -> Int {
      dataSource?.numberOfRows(in: view) ?? 0
    }

    func checklistView(_ view: ChecklistView, rowAt index: Int) -> ChecklistRow {
      recorder.recordRead()
      return dataSource?.checklistView(view, rowAt: index) ?? ChecklistRow(name: "", mark: "")
    }
  }
}

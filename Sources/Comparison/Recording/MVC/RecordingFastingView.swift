import Foundation
import MVC

/// A view that takes note of what its controller tells it, and of what it tells its delegate.
final class RecordingFastingView: FastingView {
  private let recorder: Recorder
  private var delegateProxy: DelegateProxy?
  private var dataSourceProxy: DataSourceProxy?

  init(recorder: Recorder) {
    self.recorder = recorder
    super.init()
  }

  override weak var delegate: (any FastingViewDelegate)? {
    get { super.delegate }
    set {
      delegateProxy = newValue.map { DelegateProxy($0, recorder: recorder) }
      super.delegate = delegateProxy
    }
  }

  override weak var dataSource: (any FastingViewDataSource)? {
    get { super.dataSource }
    set {
      dataSourceProxy = newValue.map { DataSourceProxy($0, recorder: recorder) }
      super.dataSource = dataSourceProxy
    }
  }

  override func showLengths(_ lengths: [String], chosen index: Int) {
    recorder.record(.controller, .view, "showLengths(chosen: \(quoted(lengths[index])))")
    super.showLengths(lengths, chosen: index)
  }

  override func showTimer(_ text: String, progress: Double) {
    recorder.record(.controller, .view, "showTimer(\(quoted(text)))")
    super.showTimer(text, progress: progress)
  }

  override func showRunning(_ isRunning: Bool, buttonTitle: String) {
    recorder.record(.controller, .view, "showRunning(\(isRunning))")
    super.showRunning(isRunning, buttonTitle: buttonTitle)
  }

  override func showEmptyState(_ isEmpty: Bool) {
    recorder.record(.controller, .view, "showEmptyState(\(isEmpty))")
    super.showEmptyState(isEmpty)
  }

  override func reloadRows() {
    recorder.record(.controller, .view, "reloadRows()")
    super.reloadRows()
  }

  override func insertRow(at index: Int) {
    recorder.record(.controller, .view, "insertRow(\(index + 1))")
    super.insertRow(at: index)
  }

  override func deleteRow(at index: Int) {
    recorder.record(.controller, .view, "deleteRow(\(index + 1))")
    super.deleteRow(at: index)
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
  private final class DelegateProxy: FastingViewDelegate {
    private weak var delegate: (any FastingViewDelegate)?
    private let recorder: Recorder

    init(_ delegate: any FastingViewDelegate, recorder: Recorder) {
      self.delegate = delegate
      self.recorder = recorder
    }

    func fastingView(_ view: FastingView, didChooseLengthAt index: Int) {
      recorder.record(.view, .controller, "didChooseLength(\(index + 1))")
      delegate?.fastingView(view, didChooseLengthAt: index)
    }

    func fastingViewDidTapButton(_ view: FastingView) {
      recorder.record(.view, .controller, "didTapButton()")
      delegate?.fastingViewDidTapButton(view)
    }

    func fastingView(_ view: FastingView, didTapDeleteRowAt index: Int) {
      recorder.record(.view, .controller, "didTapDeleteRow(\(index + 1))")
      delegate?.fastingView(view, didTapDeleteRowAt: index)
    }

    func fastingViewDidTapRemedy(_ view: FastingView) {
      recorder.record(.view, .controller, "didTapRemedy()")
      delegate?.fastingViewDidTapRemedy(view)
    }
  }

  /// Stands between the view and its data source.
  private final class DataSourceProxy: FastingViewDataSource {
    private weak var dataSource: (any FastingViewDataSource)?
    private let recorder: Recorder

    init(_ dataSource: any FastingViewDataSource, recorder: Recorder) {
      self.dataSource = dataSource
      self.recorder = recorder
    }

    func numberOfRows(in view: FastingView) -> Int {
      dataSource?.numberOfRows(in: view) ?? 0
    }

    func fastingView(_ view: FastingView, rowAt index: Int) -> FastRow {
      recorder.recordRead()
      return dataSource?.fastingView(view, rowAt: index) ?? FastRow(start: "", elapsed: "")
    }
  }
}

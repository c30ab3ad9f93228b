import MVC

/// A view that takes note of what its controller tells it, and of what it tells its delegate.
final class RecordingEditItemView: EditItemView {
  private let recorder: Recorder
  private var delegateProxy: DelegateProxy?

  init(recorder: Recorder) {
    self.recorder = recorder
    super.init()
  }

  override weak var delegate: (any EditItemViewDelegate)? {
    get { super.delegate }
    set {
      delegateProxy = newValue.map { DelegateProxy($0, recorder: recorder) }
      super.delegate = delegateProxy
    }
  }

  override func showName(_ name: String) {
    recorder.record(.controller, .view, "showName(\(quoted(name)))")
    super.showName(name)
  }

  override func showNameProblem(_ message: String?) {
    recorder.record(.controller, .view, "showNameProblem(\(message == nil ? "none" : "…"))")
    super.showNameProblem(message)
  }

  override func showCompleted(_ isCompleted: Bool) {
    recorder.record(.controller, .view, "showCompleted(\(isCompleted))")
    super.showCompleted(isCompleted)
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
  private final class DelegateProxy: EditItemViewDelegate {
    private weak var delegate: (any EditItemViewDelegate)?
    private let recorder: Recorder

    init(_ delegate: any EditItemViewDelegate, recorder: Recorder) {
      self.delegate = delegate
      self.recorder = recorder
    }

    func editItemView(_ view: EditItemView, didChangeName name: String) {
      recorder.record(.view, .controller, "didChangeName(\(quoted(name)))")
      delegate?.editItemView(view, didChangeName: name)
    }

    func editItemView(_ view: EditItemView, didSetCompleted isCompleted: Bool) {
      recorder.record(.view, .controller, "didSetCompleted(\(isCompleted))")
      delegate?.editItemView(view, didSetCompleted: isCompleted)
    }

    func editItemViewDidTapBack(_ view: EditItemView) {
      recorder.record(.view, .controller, "didTapBack()")
      delegate?.editItemViewDidTapBack(view)
    }
  }
}

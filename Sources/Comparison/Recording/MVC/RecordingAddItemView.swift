import MVC

/// A view that takes note of what its controller tells it, and of what it tells its delegate.
final class RecordingAddItemView: AddItemView {
  private let recorder: Recorder
  private var delegateProxy: DelegateProxy?

  init(recorder: Recorder) {
    self.recorder = recorder
    super.init()
  }

  override weak var delegate: (any AddItemViewDelegate)? {
    get { super.delegate }
    set {
      delegateProxy = newValue.map { DelegateProxy($0, recorder: recorder) }
      super.delegate = delegateProxy
    }
  }

  override func showCanAdd(_ canAdd: Bool) {
    recorder.record(.controller, .view, "showCanAdd(\(canAdd))")
    super.showCanAdd(canAdd)
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
  private final class DelegateProxy: AddItemViewDelegate {
    private weak var delegate: (any AddItemViewDelegate)?
    private let recorder: Recorder

    init(_ delegate: any AddItemViewDelegate, recorder: Recorder) {
      self.delegate = delegate
      self.recorder = recorder
    }

    func addItemView(_ view: AddItemView, didChangeName name: String) {
      recorder.record(.view, .controller, "didChangeName(\(quoted(name)))")
      delegate?.addItemView(view, didChangeName: name)
    }

    func addItemViewDidTapAdd(_ view: AddItemView) {
      recorder.record(.view, .controller, "didTapAdd()")
      delegate?.addItemViewDidTapAdd(view)
    }

    func addItemViewDidTapCancel(_ view: AddItemView) {
      recorder.record(.view, .controller, "didTapCancel()")
      delegate?.addItemViewDidTapCancel(view)
    }
  }
}

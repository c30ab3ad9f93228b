import MVC
import Model

/// Counts ticks in place of looking at the clock.
final class TickCountingFastingController: FastingController {
  private let counter: TickCounter

  init(model: AppModel) {
    let counter = TickCounter(from: model.now())
    self.counter = counter
    super.init(
      store: model.fasts, now: { counter.now }, format: model.format, console: model.console)
  }

  override func tick() {
    counter.tick()
    super.tick()
  }
}

/// Deletes the first fast that looks the same.
final class LookalikeDeletingFastingView: FastingView {
  private let proxy = Proxy()

  override weak var delegate: (any FastingViewDelegate)? {
    get { super.delegate }
    set {
      proxy.delegate = newValue
      super.delegate = proxy
    }
  }

  /// Stands between the view and its controller.
  private final class Proxy: FastingViewDelegate {
    weak var delegate: (any FastingViewDelegate)?

    func fastingView(_ view: FastingView, didChooseLengthAt index: Int) {
      delegate?.fastingView(view, didChooseLengthAt: index)
    }

    func fastingViewDidTapButton(_ view: FastingView) {
      delegate?.fastingViewDidTapButton(view)
    }

    func fastingView(_ view: FastingView, didTapDeleteRowAt index: Int) {
      let rows = (0..<(view.dataSource?.numberOfRows(in: view) ?? 0)).map { row in
        view.dataSource?.fastingView(view, rowAt: row)
      }
      let lookalike = rows.firstIndex(of: rows[index]) ?? index
      delegate?.fastingView(view, didTapDeleteRowAt: lookalike)
    }

    func fastingViewDidTapRemedy(_ view: FastingView) {
      delegate?.fastingViewDidTapRemedy(view)
    }
  }
}

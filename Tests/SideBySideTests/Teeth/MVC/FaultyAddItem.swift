import MVC
import Model

/// Adds the item on cancel too.
final class AddingOnCancelView: AddItemView {
  private let proxy = Proxy()

  override weak var delegate: (any AddItemViewDelegate)? {
    get { super.delegate }
    set {
      proxy.delegate = newValue
      super.delegate = proxy
    }
  }

  /// Stands between the view and its controller.
  private final class Proxy: AddItemViewDelegate {
    weak var delegate: (any AddItemViewDelegate)?

    func addItemView(_ view: AddItemView, didChangeName name: String) {
      delegate?.addItemView(view, didChangeName: name)
    }

    func addItemViewDidTapAdd(_ view: AddItemView) {
      delegate?.addItemViewDidTapAdd(view)
    }

    func addItemViewDidTapCancel(_ view: AddItemView) {
      delegate?.addItemViewDidTapAdd(view)
      delegate?.addItemViewDidTapCancel(view)
    }
  }
}

/// Lets an item be added without a name.
final class LenientAddItemView: AddItemView {
  override func showCanAdd(_ canAdd: Bool) {
    super.showCanAdd(true)
  }
}

/// Opens another screen to add items than the real one.
final class AddItemReplacingChecklistController: ChecklistController {
  private let makeReplacement: () -> AddItemController

  init(model: AppModel, makeAddItem: @escaping () -> AddItemController) {
    makeReplacement = makeAddItem
    super.init(store: model.checklist, console: model.console)
  }

  override func makeAddItem() -> AddItemController { makeReplacement() }
}

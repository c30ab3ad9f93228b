import Foundation
import MVC

/// Stands between a checklist's view and its controller, and passes everything on.
class ChecklistViewDelegateProxy: ChecklistViewDelegate {
  weak var delegate: (any ChecklistViewDelegate)?

  init() {}

  func checklistView(_ view: ChecklistView, didTapRowAt index: Int) {
    delegate?.checklistView(view, didTapRowAt: index)
  }

  func checklistView(_ view: ChecklistView, didTapEditRowAt index: Int) {
    delegate?.checklistView(view, didTapEditRowAt: index)
  }

  func checklistView(_ view: ChecklistView, didTapDeleteRowsAt rows: IndexSet) {
    delegate?.checklistView(view, didTapDeleteRowsAt: rows)
  }

  func checklistView(
    _ view: ChecklistView, didDragRowsAt rows: IndexSet, toOffset offset: Int
  ) {
    delegate?.checklistView(view, didDragRowsAt: rows, toOffset: offset)
  }

  func checklistViewDidTapAdd(_ view: ChecklistView) {
    delegate?.checklistViewDidTapAdd(view)
  }

  func checklistViewDidTapEdit(_ view: ChecklistView) {
    delegate?.checklistViewDidTapEdit(view)
  }

  func checklistViewDidTapRemedy(_ view: ChecklistView) {
    delegate?.checklistViewDidTapRemedy(view)
  }
}

/// A checklist's view with a proxy between it and its controller.
final class ProxiedChecklistView: ChecklistView {
  private let proxy: ChecklistViewDelegateProxy

  init(proxy: ChecklistViewDelegateProxy) {
    self.proxy = proxy
    super.init()
  }

  override weak var delegate: (any ChecklistViewDelegate)? {
    get { super.delegate }
    set {
      proxy.delegate = newValue
      super.delegate = proxy
    }
  }
}

/// Finds a tapped item by its name where identity belongs.
final class NameSeekingProxy: ChecklistViewDelegateProxy {
  override func checklistView(_ view: ChecklistView, didTapRowAt index: Int) {
    super.checklistView(view, didTapRowAt: view.firstRow(namedAs: index))
  }
}

/// Deletes the first item that has the same name.
final class NamesakeDeletingProxy: ChecklistViewDelegateProxy {
  override func checklistView(_ view: ChecklistView, didTapDeleteRowsAt rows: IndexSet) {
    super.checklistView(
      view, didTapDeleteRowsAt: IndexSet(rows.map { view.firstRow(namedAs: $0) }))
  }
}

/// Takes the offset to be one in the list without the moved rows.
final class ShortOffsetProxy: ChecklistViewDelegateProxy {
  override func checklistView(
    _ view: ChecklistView, didDragRowsAt rows: IndexSet, toOffset offset: Int
  ) {
    super.checklistView(
      view, didDragRowsAt: rows, toOffset: offset - rows.count(in: 0..<offset))
  }
}

extension ChecklistView {
  /// The first row that has the same name as another.
  fileprivate func firstRow(namedAs index: Int) -> Int {
    let rows = (0..<(dataSource?.numberOfRows(in: self) ?? 0)).map { row in
      dataSource?.checklistView(self, rowAt: row).name
    }
    return rows.firstIndex(of: rows[index]) ?? index
  }
}

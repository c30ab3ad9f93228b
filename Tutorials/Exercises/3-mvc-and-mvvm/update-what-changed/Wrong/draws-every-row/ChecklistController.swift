import Foundation
import Model

/// The hub of the checklist: changes the model as the user wishes, and the view as the model does.
@MainActor
final class ChecklistController {
  private var checklist: Checklist

  /// Creates a controller between a checklist and a view.
  init(checklist: Checklist, view: ChecklistView) {
    self.checklist = checklist
    view.dataSource = self
    view.delegate = self
    view.reloadRows()
  }
}

// MARK: What the rows show

extension ChecklistController: ChecklistViewDataSource {
  /// As many rows as there are items.
  func numberOfRows(in view: ChecklistView) -> Int {
    checklist.items.count
  }

  /// An item's name and its check mark.
  func checklistView(_ view: ChecklistView, rowAt index: Int) -> ChecklistRow {
    let item = checklist.items[index]
    return ChecklistRow(name: item.name, mark: item.isChecked ? "✅" : "🔲")
  }
}

// MARK: What the user does

extension ChecklistController: ChecklistViewDelegate {
  /// Toggles the row's item.
  func checklistView(_ view: ChecklistView, didTapRowAt index: Int) {
    checklist.toggle(checklist.items[index].id)
    view.reloadRow(at: index)
  }

  /// Adds an item at the end, unless its name is blank.
  func checklistView(_ view: ChecklistView, didTapAddNamed name: String) {
    guard let name = try? ItemName.trimmed(name) else { return }
    checklist.add(ChecklistItem(id: UUID(), name: name))
    view.insertRow(at: checklist.items.count - 1)
  }

  /// Deletes the row's item.
  func checklistView(_ view: ChecklistView, didSwipeRowAt index: Int) {
    checklist.delete(at: [index])
    view.deleteRow(at: index)
  }

  /// Unchecks all items.
  func checklistViewDidTapUncheckAll(_ view: ChecklistView) {
    for (index, item) in checklist.items.enumerated() {
      if item.isChecked { checklist.toggle(item.id) }
      view.reloadRow(at: index)
    }
  }
}

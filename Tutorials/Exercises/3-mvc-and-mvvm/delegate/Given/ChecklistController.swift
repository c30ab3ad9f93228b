import Foundation
import Model

/// Changes the checklist as the user wishes, and the view as the checklist does.
@MainActor
final class ChecklistController: ChecklistViewDelegate {
  private var checklist: Checklist

  /// Creates a controller between a checklist and a view.
  init(checklist: Checklist, view: ChecklistView) {
    self.checklist = checklist
    view.delegate = self
    showRows(in: view)
  }

  /// Toggles the row's item.
  func checklistView(_ view: ChecklistView, didTapRowAt index: Int) {
    checklist.toggle(checklist.items[index].id)
    showRows(in: view)
  }

  /// Adds an item at the end.
  func checklistViewDidTapAdd(_ view: ChecklistView) {
    checklist.add(ChecklistItem(id: UUID(), name: "New item"))
    showRows(in: view)
  }

  private func showRows(in view: ChecklistView) {
    view.rows = checklist.items.map { "\($0.name) \($0.isChecked ? "✅" : "🔲")" }
  }
}

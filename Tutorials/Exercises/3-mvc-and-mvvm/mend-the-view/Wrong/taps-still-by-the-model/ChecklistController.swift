import Model

/// The hub of the checklist: gives the view its rows, and changes the model as the user wishes.
@MainActor
final class ChecklistController {
  /// The items.
  var checklist: Checklist

  /// Creates a controller between a checklist and a view.
  init(checklist: Checklist, view: ChecklistView) {
    self.checklist = checklist
    view.dataSource = self
    view.delegate = self
  }
}

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

extension ChecklistController: ChecklistViewDelegate {
  /// Toggles the row's item.
  func checklistView(_ view: ChecklistView, didTapRowAt index: Int) {
    checklist.toggle(checklist.items[index].id)
  }
}

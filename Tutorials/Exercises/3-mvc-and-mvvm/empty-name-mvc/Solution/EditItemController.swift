import Model

/// Edits one item, live: what the user changes is changed at once.
@MainActor
final class EditItemController {
  /// The item as it is now.
  private(set) var item: ChecklistItem

  /// Creates a controller between an item and a view.
  init(item: ChecklistItem, view: EditItemView) {
    self.item = item
    view.delegate = self
    view.showName(item.name)
  }
}

// MARK: What the user does

extension EditItemController: EditItemViewDelegate {
  /// Renames the item, or says why not.
  func editItemView(_ view: EditItemView, didChangeName name: String) {
    do {
      item.name = try ItemName.trimmed(name)
      view.showNameProblem(nil)
    } catch {
      view.showNameProblem(ItemName.EmptyError(kept: item.name).message)
    }
  }
}

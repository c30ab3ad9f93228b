import Model
import Observation

/// Edits one item, live: what the user changes is changed at once.
///
/// It knows of no view.
@Observable
@MainActor
final class EditItemViewModel {
  /// The item as it is now.
  private(set) var item: ChecklistItem
  /// Why the name in the field is refused; `nil` if it isn't.
  private(set) var nameProblem: String?

  /// Creates a view model of an item.
  init(item: ChecklistItem) {
    self.item = item
  }

  /// The name in the field.
  ///
  /// Renames the item, or says why not.
  var name: String {
    get { item.name }
    set {
      do {
        item.name = try ItemName.trimmed(newValue)
        nameProblem = nil
      } catch {
        nameProblem = ItemName.EmptyError(kept: item.name).message
      }
    }
  }
}

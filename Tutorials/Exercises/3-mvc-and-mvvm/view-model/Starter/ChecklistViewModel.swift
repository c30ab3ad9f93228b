import Foundation
import Model
import Observation

/// What the checklist's view shows in a row, ready to show.
struct ChecklistRow: Identifiable, Hashable {
  /// Which item the row stands for.
  let id: ChecklistItem.ID
  /// The item's name, at the left.
  var name: String
  /// ✅ or 🔲, at the right.
  var mark: String
}

/// What the checklist's screen shows, and what the user can do there.
///
/// It knows of no view.
@Observable
@MainActor
final class ChecklistViewModel {
  private var checklist: Checklist

  /// Creates a view model of a checklist.
  init(checklist: Checklist) {
    self.checklist = checklist
  }

  // MARK: What the rows show

  // TODO: Offer a row for each item, ready to show.
  /// An item's name and its check mark, for each item.
  var rows: [ChecklistRow] { [] }

  // MARK: What the user does

  // TODO: Change the checklist as the user wishes.
  /// Toggles the row's item.
  func rowTapped(_ id: ChecklistItem.ID) {}

  /// Adds an item at the end, unless its name is blank.
  func addTapped(name: String) {}

  /// Deletes the row's item.
  func rowSwiped(_ id: ChecklistItem.ID) {}

  /// Unchecks all items.
  func uncheckAllTapped() {}
}

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
    rows = checklist.items.map { item in
      ChecklistRow(id: item.id, name: item.name, mark: item.isChecked ? "✅" : "🔲")
    }
  }

  // MARK: What the rows show

  /// An item's name and its check mark, for each item.
  private(set) var rows: [ChecklistRow]

  // MARK: What the user does

  /// Toggles the row's item.
  func rowTapped(_ id: ChecklistItem.ID) {
    checklist.toggle(id)
  }

  /// Adds an item at the end, unless its name is blank.
  func addTapped(name: String) {
    guard let name = try? ItemName.trimmed(name) else { return }
    checklist.add(ChecklistItem(id: UUID(), name: name))
  }

  /// Deletes the row's item.
  func rowSwiped(_ id: ChecklistItem.ID) {
    guard let position = checklist.position(of: id) else { return }
    checklist.delete(at: [position])
  }

  /// Unchecks all items.
  func uncheckAllTapped() {
    for item in checklist.items where item.isChecked { checklist.toggle(item.id) }
  }
}

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
@Observable
@MainActor
final class ChecklistViewModel {
  /// What stands in the field for the name of a new item.
  var newName = ""

  private var checklist: Checklist

  /// Creates a view model of a checklist.
  init(checklist: Checklist) {
    self.checklist = checklist
  }

  // MARK: What the screen shows

  /// An item's name and its check mark, for each item.
  var rows: [ChecklistRow] {
    checklist.items.map { item in
      ChecklistRow(id: item.id, name: item.name, mark: item.isChecked ? "✅" : "🔲")
    }
  }

  /// How much is done, as in “1 of 3 done”.
  var summary: String {
    let doneCount = checklist.items.filter(\.isChecked).count
    return "\(doneCount) of \(checklist.items.count) done"
  }

  /// Whether what stands in the field can be a name: whether it is neither empty nor blank.
  var canAdd: Bool {
    ItemName.accepts(newName)
  }

  // MARK: What the user does

  /// Adds an item at the end, with the name from the field, which is empty then.
  func addTapped() {
    guard let name = try? ItemName.trimmed(newName) else { return }
    checklist.add(ChecklistItem(id: UUID(), name: name))
    newName = ""
  }

  /// Toggles the row's item.
  func rowTapped(_ id: ChecklistItem.ID) {
    checklist.toggle(id)
  }

  /// Deletes the row's item.
  func rowSwiped(_ id: ChecklistItem.ID) {
    guard let position = checklist.position(of: id) else { return }
    checklist.delete(at: [position])
  }
}

import Model
import Observation

/// What a checklist's view shows in a row, ready to fit into any screen.
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

  /// An item's name and its check mark, for each item.
  var rows: [ChecklistRow] {
    checklist.items.map { item in
      ChecklistRow(id: item.id, name: item.name, mark: item.isChecked ? "✅" : "🔲")
    }
  }

  /// Toggles the row's item.
  func rowTapped(_ id: ChecklistItem.ID) {
    checklist.toggle(id)
  }
}

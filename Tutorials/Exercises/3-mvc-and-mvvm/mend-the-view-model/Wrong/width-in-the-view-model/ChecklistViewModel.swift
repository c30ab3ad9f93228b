import Model
import Observation

/// What a checklist's view shows in a row.
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
  /// How many columns the screen has.
  var width = 16
  private var checklist: Checklist

  /// Creates a view model of a checklist.
  init(checklist: Checklist) {
    self.checklist = checklist
  }

  /// An item's name and its check mark, for each item.
  var rows: [ChecklistRow] {
    checklist.items.map { item in
      let name = fitted(item.name, to: width - 2)
      return ChecklistRow(id: item.id, name: name, mark: item.isChecked ? "✅" : "🔲")
    }
  }

  /// Toggles the row's item.
  func rowTapped(_ id: ChecklistItem.ID) {
    checklist.toggle(id)
  }

  /// A text that takes `width` columns: filled up with spaces, or cut off and marked by “…”.
  private func fitted(_ text: String, to width: Int) -> String {
    if text.count > width { return text.prefix(width - 1) + "…" }
    return text + String(repeating: " ", count: width - text.count)
  }
}

import Answering
import Foundation
import Model
import Observation
import Testing

// Set before each run of the tests, and only read while they run.
nonisolated(unsafe) private var fault = ""

@main
enum Checks: ExerciseChecks {
  static func answer(_ question: inout Question) async throws -> String {
    fault = question.check
    return outcome(ofTestsWithStatus: await Testing.__swiftPMEntryPoint(passing: nil))
  }
}

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
    let isCounted = fault != "counts-what-is-left"
    let doneCount = checklist.items.filter { $0.isChecked == isCounted }.count
    return "\(doneCount) of \(checklist.items.count) done"
  }

  /// Whether what stands in the field can be a name: whether it is neither empty nor blank.
  var canAdd: Bool {
    fault == "accepts-blank-names" ? !newName.isEmpty : ItemName.accepts(newName)
  }

  // MARK: What the user does

  /// Adds an item at the end, with the name from the field, which is empty then.
  func addTapped() {
    guard canAdd else { return }
    let name = (try? ItemName.trimmed(newName)) ?? newName
    let new = ChecklistItem(id: UUID(), name: name)
    if fault == "adds-in-front" {
      checklist = Checklist([new] + checklist.items)
    } else {
      checklist.add(new)
    }
    if fault != "keeps-the-field" { newName = "" }
  }

  /// Toggles the row's item.
  func rowTapped(_ id: ChecklistItem.ID) {
    if fault == "toggles-by-name", let name = checklist[id]?.name {
      let first = checklist.items.first { $0.name == name }
      checklist.toggle(first?.id ?? id)
    } else {
      checklist.toggle(id)
    }
  }

  /// Deletes the row's item.
  func rowSwiped(_ id: ChecklistItem.ID) {
    guard let position = checklist.position(of: id) else { return }
    let last = checklist.items.count - 1
    checklist.delete(at: [fault == "deletes-the-last" ? last : position])
  }
}

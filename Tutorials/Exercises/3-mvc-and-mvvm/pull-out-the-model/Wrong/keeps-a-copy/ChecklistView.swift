/// The checklist's screen.
@MainActor
final class ChecklistView {
  /// The checklist that is shown.
  var checklist: Checklist
  private var items: [Checklist.Item]

  /// Creates the screen of a checklist.
  init(checklist: Checklist) {
    self.checklist = checklist
    items = checklist.items
  }

  /// The lines on the screen: how much is done, and a line for each item.
  var lines: [String] {
    let rows = items.map { "\($0.name) \($0.isChecked ? "✅" : "🔲")" }
    return ["\(checklist.doneCount) of \(items.count) done"] + rows
  }

  /// The user adds an item.
  func tapAdd(named name: String) {
    checklist.add(named: name)
    items = checklist.items
  }

  /// The user taps a row.
  func tapRow(at index: Int) {
    checklist.toggle(at: index)
    items = checklist.items
  }
}

/// The checklist's screen.
@MainActor
final class ChecklistView {
  /// The checklist that is shown.
  var checklist: Checklist

  /// Creates the screen of a checklist.
  init(checklist: Checklist) {
    self.checklist = checklist
  }

  /// The lines on the screen: how much is done, and a line for each item.
  var lines: [String] {
    let rows = checklist.items.map { "\($0.name) \($0.isChecked ? "✅" : "🔲")" }
    return ["\(checklist.doneCount) of \(checklist.items.count) done"] + rows
  }

  /// The user adds an item.
  func tapAdd(named name: String) {
    guard name.contains(where: { !$0.isWhitespace }) else { return }
    checklist.add(named: name)
  }

  /// The user taps a row.
  func tapRow(at index: Int) {
    guard checklist.items.indices.contains(index) else { return }
    checklist.toggle(at: index)
  }
}

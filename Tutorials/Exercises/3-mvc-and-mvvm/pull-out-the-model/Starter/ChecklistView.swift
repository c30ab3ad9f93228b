/// The checklist's screen.
@MainActor
final class ChecklistView {
  /// The checklist that is shown.
  var checklist: Checklist
  // TODO: Keep no items and no rules in the view.
  private var items: [Checklist.Item] = []

  /// Creates the screen of a checklist.
  init(checklist: Checklist) {
    self.checklist = checklist
  }

  /// The lines on the screen: how much is done, and a line for each item.
  var lines: [String] {
    let doneCount = items.filter(\.isChecked).count
    let rows = items.map { "\($0.name) \($0.isChecked ? "✅" : "🔲")" }
    return ["\(doneCount) of \(items.count) done"] + rows
  }

  /// The user adds an item.
  func tapAdd(named name: String) {
    guard name.contains(where: { !$0.isWhitespace }) else { return }
    items.append(Checklist.Item(name: name))
  }

  /// The user taps a row.
  func tapRow(at index: Int) {
    guard items.indices.contains(index) else { return }
    items[index].isChecked.toggle()
  }
}

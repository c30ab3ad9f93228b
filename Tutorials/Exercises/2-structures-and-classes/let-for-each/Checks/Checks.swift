import Answering

@main
enum Checks: ExerciseChecks {
  static func answer(_ question: inout Question) async throws -> String {
    switch question.check {
    case "item-may-change":
      return "The name \(fate(of: \ChecklistItem.name)). "
        + "The check mark \(fate(of: \ChecklistItem.isChecked))."
    case "identity-is-fixed":
      return "The identity \(fate(of: \ChecklistItem.id))."
    case "screen-keeps-its-store":
      return "The store of a screen \(fate(of: \ChecklistScreen.store))."
    case "any-toggle": return anyToggle(&question)
    case "any-checked-copy":
      let name = question.word()
      let id = question.number(in: 1...99)
      return [false, true].map { isChecked in
        let item = ChecklistItem(id: id, name: name, isChecked: isChecked)
        let before = told(item)
        let copy = item.checked()
        return "\(before): its copy is \(told(copy)), and it is still \(told(item))."
      }.joined(separator: "\n")
    case "new-item": return told(ChecklistItem(id: 7, name: "Walk the dog"))
    default: return "unknown check"
    }
  }

  private static func anyToggle(_ question: inout Question) -> String {
    let names = question.words(question.number(in: 2...5))
    let items = names.enumerated().map { position, name in
      ChecklistItem(id: position, name: name, isChecked: question.flip())
    }
    let store = ChecklistStore(items: items)
    let screen = ChecklistScreen(store: store)
    let other = ChecklistScreen(store: store)
    let position = question.number(in: 0...items.count - 1)
    screen.toggleItem(at: position)
    return """
      Row \(position) toggled of \(told(items)).
      The screen shows \(told(screen.store.items)).
      The other screen shows \(told(other.store.items)).
      """
  }

  private static func fate<Root, Value>(of path: KeyPath<Root, Value>) -> String {
    path is WritableKeyPath<Root, Value> ? "may change" : "is fixed"
  }

  private static func told(_ items: [ChecklistItem]) -> String {
    items.map(told).joined(separator: ", ")
  }

  private static func told(_ item: ChecklistItem) -> String {
    "\(item.id) \(item.name) \(item.isChecked ? "✅" : "🔲")"
  }
}

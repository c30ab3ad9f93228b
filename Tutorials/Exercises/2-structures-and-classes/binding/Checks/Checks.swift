import Answering

@main
enum Checks: ExerciseChecks {
  static func answer(_ question: inout Question) async throws -> String {
    switch question.check {
    case "constant-binding-writes": return constantBindingWrites(&question)
    case "field-shows-the-store":
      let store = store(of: ["Milk", "Tea"])
      let field = TextField(text: store.nameBinding(of: 1))
      let before = field.shown
      store.items[1].name = "Coffee"
      return "The field shows \(before), then \(field.shown)."
    case "typing-changes-the-store":
      let store = store(of: ["Milk", "Tea"])
      let field = TextField(text: store.nameBinding(of: 1))
      field.type(" with milk")
      return "The field shows \(field.shown). The store has \(told(store))."
    case "any-moves": return anyMoves(&question)
    case "item-gone":
      let store = store(of: ["Milk", "Tea", "Eggs"])
      let field = TextField(text: store.nameBinding(of: 1))
      store.items.remove(at: 1)
      field.type("Ghost")
      return "The field shows “\(field.shown)”. The store has \(told(store))."
    default: return "unknown check"
    }
  }

  private static func constantBindingWrites(_ question: inout Question) -> String {
    var volume = question.number(in: 1...9)
    var story = "The volume is \(volume)"
    let knob = Binding(get: { volume }, set: { volume = $0 })
    story += ", the knob reads \(knob.wrappedValue)"
    let turned = question.number(in: 10...99)
    knob.wrappedValue = turned
    story += "; turned to \(turned), the volume is \(volume)"
    volume += 1
    return "\(story); one louder, the knob reads \(knob.wrappedValue)"
  }

  private static func anyMoves(_ question: inout Question) -> String {
    let store = store(of: question.words(question.number(in: 3...5)))
    let id = question.number(in: 0...store.items.count - 1)
    let field = TextField(text: store.nameBinding(of: id))
    let otherField = TextField(text: store.nameBinding(of: id))
    var story = "A field for \(field.shown) of \(told(store))"
    store.items = question.shuffled(store.items)
    field.type("!")
    story += "; shuffled, and “!” typed: \(told(store))"
    store.items.insert(ChecklistItem(id: 9, name: question.word()), at: 0)
    otherField.type("?")
    story += "; one more at the top, and “?” typed in another field: \(told(store))"
    return "\(story). The fields show \(field.shown) and \(otherField.shown)."
  }

  private static func store(of names: [String]) -> ChecklistStore {
    ChecklistStore(
      items: names.enumerated().map { id, name in ChecklistItem(id: id, name: name) })
  }

  private static func told(_ store: ChecklistStore) -> String {
    store.items.map(\.name).joined(separator: ", ")
  }
}

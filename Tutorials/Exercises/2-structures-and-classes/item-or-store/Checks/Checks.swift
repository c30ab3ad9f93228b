import Answering

@main
enum Checks: ExerciseChecks {
  static func answer(_ question: inout Question) async throws -> String {
    switch question.check {
    case "screens-agree":
      let app = App(names: ["Milk"])
      app.list.add(ChecklistItem(id: 1, name: "Tea"))
      return app.description
    case "draft-changes-nothing":
      let app = App(names: ["Milk", "Tea"])
      let screen = app.editScreen(ofRow: 1)
      screen.type("Coffee")
      screen.turnSwitch()
      return app.description
    case "saved-draft-arrives":
      let app = App(names: ["Milk", "Tea"])
      let screen = app.editScreen(ofRow: 0)
      screen.type("Oats")
      screen.turnSwitch()
      screen.save()
      return app.description
    case "any-edits": return anyEdits(&question)
    case "unknown-item":
      var store = ChecklistStore()
      store.add(ChecklistItem(id: 0, name: "Milk"))
      update(ChecklistItem(id: 1, name: "Milk", isChecked: true), in: &store)
      return "The list shows \(ListScreen(store: store).rows)."
    default: return "unknown check"
    }
  }

  private static func anyEdits(_ question: inout Question) -> String {
    var names = question.words(question.number(in: 2...4))
    names.append(names[0])
    let app = App(names: question.shuffled(names))
    var story = "\(app.list.rows)"
    for _ in 1...3 {
      let row = question.number(in: 0...names.count - 1)
      let screen = app.editScreen(ofRow: row)
      story += "; row \(row)"
      if question.flip() {
        let name = question.word()
        screen.type(name)
        story += " becomes \(name)"
      }
      if question.flip() {
        screen.turnSwitch()
        story += " with the switch turned"
      }
      if question.number(in: 0...2) == 0 {
        story += ", cancelled"
      } else {
        screen.save()
        story += ", saved"
      }
    }
    return "\(story).\n\(app)"
  }

  private static func update(_ item: ChecklistItem, in store: inout ChecklistStore) {
    store.update(item)
  }
}

/// The screens of an app, over one store.
private struct App: CustomStringConvertible {
  let list: ListScreen
  let secondList: ListScreen
  let badge: Badge
  private let store: ChecklistStore

  init(names: [String]) {
    var store = ChecklistStore()
    for (id, name) in names.enumerated() {
      Self.add(ChecklistItem(id: id, name: name), to: &store)
    }
    list = ListScreen(store: store)
    secondList = ListScreen(store: store)
    badge = Badge(store: store)
    self.store = store
  }

  func editScreen(ofRow row: Int) -> EditScreen {
    EditScreen(item: store.items[row], store: store)
  }

  var description: String {
    """
    The list shows \(list.rows).
    The second list shows \(secondList.rows).
    The badge shows \(badge.count).
    """
  }

  private static func add(_ item: ChecklistItem, to store: inout ChecklistStore) {
    store.add(item)
  }
}

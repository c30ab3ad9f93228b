import Answering

@main
enum Checks: ExerciseChecks {
  static func answer(_ question: inout Question) async throws -> String {
    switch question.check {
    case "controller-goes": return controllerGoes()
    case "label-goes": return labelGoes()
    case "controller-keeps-its-view": return controllerKeepsItsView()
    case "any-taps": return anyTaps(&question)
    case "any-count": return anyCount(&question)
    case "view-is-left": return viewIsLeft()
    case "store-is-left": return storeIsLeft()
    default: return "unknown check"
    }
  }

  private static func controllerGoes() -> String {
    let view = ChecklistView()
    let watch = Watch()
    var controller: ChecklistController? = ChecklistController(
      view: view, store: ChecklistStore(names: ["Milk", "Tea"]))
    watch.object = controller
    let before = withExtendedLifetime(controller) { watch.told }
    controller = nil
    return "The controller \(before), and \(watch.told) when its screen is closed."
  }

  private static func labelGoes() -> String {
    var store: ChecklistStore? = ChecklistStore(names: ["Milk", "Tea"])
    let watch = Watch()
    var label = store.map(CountLabel.init)
    watch.object = label
    let before = withExtendedLifetime(label) { watch.told }
    label = nil
    let after = withExtendedLifetime(store) { watch.told }
    store = nil
    return """
      The label \(before), and \(after) when its screen is closed.
      When the store goes as well, the label \(watch.told).
      """
  }

  private static func controllerKeepsItsView() -> String {
    let watch = Watch()
    var view: ChecklistView? = ChecklistView()
    watch.object = view
    var controller: ChecklistController? = view.map {
      ChecklistController(view: $0, store: ChecklistStore(names: ["Milk"]))
    }
    view = nil
    let before = withExtendedLifetime(controller) { watch.told }
    controller = nil
    return "With its controller, the view \(before). Without it, the view \(watch.told)."
  }

  private static func anyTaps(_ question: inout Question) -> String {
    let names = question.words(question.number(in: 4...6))
    let store = ChecklistStore(names: names)
    let view = ChecklistView()
    let controller = ChecklistController(view: view, store: store)
    return withExtendedLifetime(controller) {
      var story = "\(view.rows)"
      for _ in 1...3 {
        let row = question.number(in: 0...view.rows.count - 1)
        view.tapRow(at: row)
        story += "; row \(row) tapped: \(view.rows)"
      }
      return "\(story). The store has \(store.names)."
    }
  }

  private static func anyCount(_ question: inout Question) -> String {
    let store = ChecklistStore(names: question.words(question.number(in: 2...9)))
    let label = CountLabel(store: store)
    var story = label.text
    for _ in 1...question.number(in: 1...store.names.count) {
      store.finishItem(at: 0)
      story += ", \(label.text)"
    }
    return story
  }

  private static func viewIsLeft() -> String {
    let view = ChecklistView()
    let store = ChecklistStore(names: ["Milk", "Tea"])
    var controller: ChecklistController? = ChecklistController(view: view, store: store)
    let before = withExtendedLifetime(controller) { view.rows }
    controller = nil
    view.tapRow(at: 0)
    return "The view shows \(before). Without a controller, a tap leaves \(store.names)."
  }

  private static func storeIsLeft() -> String {
    let store = ChecklistStore(names: ["Milk", "Tea"])
    var label: CountLabel? = CountLabel(store: store)
    let before = label?.text ?? ""
    label = nil
    store.finishItem(at: 0)
    return "The label said \(before). Without it, the store has \(store.names)."
  }
}

/// Sees whether an object is still there, and doesn't keep it.
private final class Watch {
  weak var object: AnyObject?

  var told: String { object == nil ? "is gone" : "is there" }
}

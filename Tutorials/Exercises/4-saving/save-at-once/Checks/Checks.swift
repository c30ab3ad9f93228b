import Answering
import Foundation

@main
enum Checks: ExerciseChecks {
  static func answer(_ question: inout Question) async throws -> String {
    let file = ChecklistFile([
      ChecklistItem(id: id(1), name: "Milk"), ChecklistItem(id: id(2), name: "Tea"),
    ])
    let app = ChecklistApp(file: file)
    switch question.check {
    case "added-item-survives":
      app.store.add(ChecklistItem(id: id(3), name: "Eggs"))
    case "check-mark-survives":
      app.store.toggle(id(2))
    case "new-name-survives":
      app.store.rename(id(1), to: "Oat milk")
    case "deletion-survives":
      app.store.delete(id(1))
    case "two-changes-survive":
      app.store.toggle(id(2))
      app.store.rename(id(2), to: "Green tea")
    case "background-and-back":
      app.store.toggle(id(1))
      app.enterBackground()
    case "start-saves-nothing":
      return file.saves == 0 ? "nothing saved" : "saved"
    case "unknown-item-changes-nothing":
      app.store.toggle(id(7))
      app.store.rename(id(8), to: "Cake")
      app.store.delete(id(9))
    case "any-changes":
      return anyChanges(&question)
    default: return "unknown check"
    }
    app.kill()
    return words(for: ChecklistApp(file: file).store.items)
  }

  /// Changes a list in any ways, and kills the app after each change.
  private static func anyChanges(_ question: inout Question) -> String {
    let names = question.words(8)
    let file = ChecklistFile(
      names.prefix(3).enumerated().map { ChecklistItem(id: id($0), name: $1) })
    return (3...7).map { number in
      let app = ChecklistApp(file: file)
      let change = change(app.store, number: number, name: names[number], &question)
      app.kill()
      return "\(change): \(words(for: ChecklistApp(file: file).store.items))"
    }.joined(separator: "; ")
  }

  private static func change(
    _ store: ChecklistStore, number: Int, name: String, _ question: inout Question
  ) -> String {
    let item = store.items.randomElement(using: &question)
    let target = item?.id ?? id(number)
    let former = item?.name ?? "nothing"
    switch question.number(in: 1...4) {
    case 1:
      store.toggle(target)
      return "toggle \(former)"
    case 2:
      store.rename(target, to: name)
      return "rename \(former) to \(name)"
    case 3:
      store.delete(target)
      return "delete \(former)"
    default:
      store.add(ChecklistItem(id: id(number), name: name))
      return "add \(name)"
    }
  }

  private static func words(for items: [ChecklistItem]) -> String {
    items.map { "\($0.name) \($0.isChecked ? "✅" : "🔲")" }.joined(separator: ", ")
  }

  private static func id(_ number: Int) -> UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, UInt8(number)))
  }
}

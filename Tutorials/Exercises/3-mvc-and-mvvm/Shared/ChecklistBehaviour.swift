import Answering
import Foundation
import Model

/// A checklist's screen as its user has it, in whatever pattern it is built.
@MainActor
protocol ChecklistScreen: AnyObject {
  /// Opens the screen of a checklist.
  init(_ checklist: Checklist)
  /// The lines that are on the screen now.
  var lines: [String] { get }
  /// Taps a row.
  func tapRow(at index: Int)
  /// Adds an item.
  func add(named name: String)
  /// Swipes a row away.
  func deleteRow(at index: Int)
  /// Taps “Uncheck all”.
  func uncheckAll()
  /// Leaves the screen and opens it again.
  func reopen()
  /// Whether the screen has been told of a change since it was opened or this was last asked.
  func wasTold() -> Bool
}

/// What every checklist's screen does: the same questions for MVC and for MVVM.
@MainActor
enum ChecklistBehaviour {
  /// What comes of a question, or `nil` if it isn't one about behaviour.
  static func answer(
    _ question: inout Question, on screen: (some ChecklistScreen).Type
  ) -> String? {
    switch question.check {
    case "shows-items":
      return text(of: screen.init(checklist(checked: 2, 4)))
    case "tap-toggles":
      let screen = screen.init(checklist(checked: 2))
      for index in [1, 2, 0, 0] { screen.tapRow(at: index) }
      return text(of: screen)
    case "is-there-when-reopened":
      let screen = screen.init(checklist(checked: 2))
      screen.tapRow(at: 1)
      screen.reopen()
      return text(of: screen)
    case "same-name":
      let screen = screen.init(checklist(named: ["Tea", "Milk", "Tea"]))
      screen.tapRow(at: 2)
      return text(of: screen)
    case "adds-at-the-end":
      let screen = screen.init(checklist(named: ["Milk"]))
      screen.add(named: "  Green tea ")
      screen.add(named: "Eggs")
      screen.tapRow(at: 1)
      return text(of: screen)
    case "adds-no-blank-name":
      let screen = screen.init(checklist(named: ["Milk"]))
      for name in ["", "   ", "\n"] { screen.add(named: name) }
      return text(of: screen)
    case "deletes-a-row":
      let screen = screen.init(checklist(checked: 2))
      screen.deleteRow(at: 1)
      screen.deleteRow(at: 3)
      return text(of: screen)
    case "unchecks-all":
      let screen = screen.init(checklist(checked: 0, 2, 4))
      screen.uncheckAll()
      return text(of: screen)
    case "tells-of-each-change":
      return whatIsTold(by: screen.init(checklist(checked: 1, 2)))
    case "any-use":
      return anyUse(&question, of: screen)
    default: return nil
    }
  }

  /// Does something by chance, and says what.
  static func useByChance(_ screen: some ChecklistScreen, _ question: inout Question) -> String {
    let row = question.number(in: 0...max(0, screen.lines.count - 1))
    switch question.number(in: 0...5) {
    case 0, 1, 2:
      screen.tapRow(at: row)
      return "tap \(row)"
    case 3:
      let name = question.flip() ? question.word() : " "
      screen.add(named: name)
      return "add “\(name)”"
    case 4:
      screen.deleteRow(at: row)
      return "delete \(row)"
    default:
      screen.uncheckAll()
      return "uncheck all"
    }
  }

  /// A list of things, some of them done by chance.
  static func checklistByChance(_ question: inout Question) -> Checklist {
    var checklist = checklist(named: question.words(question.number(in: 3...6)))
    for item in question.some(of: checklist.items) { checklist.toggle(item.id) }
    return checklist
  }

  /// The five sample items, of which those at `positions` are done.
  static func checklist(checked positions: Int...) -> Checklist {
    var checklist = checklist(named: ChecklistItem.samples.map(\.name))
    for position in positions { checklist.toggle(checklist.items[position].id) }
    return checklist
  }

  private static func checklist(named names: [String]) -> Checklist {
    let numbers = (1 as UInt8)...
    return Checklist(
      zip(numbers, names).map { number, name in
        let id = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, number))
        return ChecklistItem(id: id, name: name)
      })
  }

  private static func text(of screen: some ChecklistScreen) -> String {
    screen.lines.joined(separator: ", ")
  }

  private static func whatIsTold(by screen: some ChecklistScreen) -> String {
    func told(_ action: String) -> String {
      "\(action): \(screen.wasTold() ? "told" : "not told")"
    }
    var answers = [told("no action")]
    screen.tapRow(at: 0)
    answers.append(told("tap"))
    screen.add(named: "Tea")
    answers.append(told("add"))
    screen.add(named: " ")
    answers.append(told("add a blank name"))
    screen.deleteRow(at: 0)
    answers.append(told("delete"))
    screen.uncheckAll()
    answers.append(told("uncheck all"))
    return answers.joined(separator: ", ")
  }

  private static func anyUse(
    _ question: inout Question, of screen: (some ChecklistScreen).Type
  ) -> String {
    let screen = screen.init(checklistByChance(&question))
    var story = [text(of: screen)]
    for _ in 0..<7 {
      let action = useByChance(screen, &question)
      story.append("\(action): \(text(of: screen))")
    }
    return story.joined(separator: "\n")
  }
}

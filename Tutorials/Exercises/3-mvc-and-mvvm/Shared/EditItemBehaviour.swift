import Answering
import Foundation
import Model

/// The screen that edits an item, as its user has it, in whatever pattern it is built.
@MainActor
protocol EditItemScreen: AnyObject {
  /// Opens the screen of an item.
  init(_ item: ChecklistItem)
  /// What stands in the name field.
  var field: String { get }
  /// Why the name is refused, as the screen says it.
  var problem: String? { get }
  /// The item as it is now.
  var item: ChecklistItem { get }
  /// Types another text into the name field.
  func type(_ text: String)
}

/// What every screen that edits an item does: the same questions for MVC and for MVVM.
@MainActor
enum EditItemBehaviour {
  /// What comes of a question, or `nil` if it isn't one about behaviour.
  static func answer(
    _ question: inout Question, on screen: (some EditItemScreen).Type
  ) -> String? {
    switch question.check {
    case "shows-the-name":
      return report(of: screen.init(item(named: "Milk")))
    case "takes-a-name":
      return report(of: screen.init(item(named: "Milk")), after: ["Green tea"])
    case "takes-it-trimmed":
      return report(of: screen.init(item(named: "Milk")), after: [" Green tea  "])
    case "refuses-an-empty-name":
      return report(of: screen.init(item(named: "Milk")), after: [""])
    case "refuses-a-blank-name":
      return report(of: screen.init(item(named: "Milk")), after: [" \t "])
    case "keeps-the-last-good-name":
      return report(of: screen.init(item(named: "Milk")), after: ["Te", "Tea", " "])
    case "takes-the-problem-back":
      return report(of: screen.init(item(named: "Milk")), after: ["", "T"])
    case "keeps-the-rest":
      let before = item(named: "Milk", isChecked: true)
      let screen = screen.init(before)
      for text in ["Tea", ""] { screen.type(text) }
      let identity = screen.item.id == before.id ? "same" : "another"
      return "\(identity) identity, \(screen.item.isChecked ? "checked" : "unchecked")"
    case "any-typing":
      return anyTyping(&question, on: screen)
    default: return nil
    }
  }

  /// An item with a fixed identity.
  static func item(named name: String, isChecked: Bool = false) -> ChecklistItem {
    ChecklistItem(id: ChecklistItem.samples[0].id, name: name, isChecked: isChecked)
  }

  /// What is on the screen, and what the item is called.
  static func report(of screen: some EditItemScreen, after texts: [String] = []) -> String {
    for text in texts { screen.type(text) }
    let problem = screen.problem ?? "none"
    return "field: “\(screen.field)”; item: “\(screen.item.name)”; problem: \(problem)"
  }

  private static func anyTyping(
    _ question: inout Question, on screen: (some EditItemScreen).Type
  ) -> String {
    let screen = screen.init(item(named: question.word()))
    var story = [report(of: screen)]
    for _ in 0..<6 {
      let spaces = String(repeating: " ", count: question.number(in: 0...2))
      let text = spaces + (question.flip() ? question.word() : "") + spaces
      story.append("typing “\(text)”: " + report(of: screen, after: [text]))
    }
    return story.joined(separator: "\n")
  }
}

import Answering
import Foundation

@main
enum Checks: ExerciseChecks {
  static func answer(_ question: inout Question) async throws -> String {
    switch question.check {
    case "moves-up": return order(moving: [3], to: 1)
    case "moves-down": return order(moving: [0], to: 3)
    case "moves-to-the-end": return order(moving: [1], to: 5)
    case "stays": return "\(order(moving: [2], to: 2)); \(order(moving: [2], to: 3))"
    case "moves-several": return order(moving: [0, 2, 4], to: 3)
    case "moves-to-the-front": return order(moving: [1, 4], to: 0)
    case "moves-all-or-none":
      return "\(order(moving: [0, 1, 2, 3, 4], to: 2)); \(order(moving: [], to: 2))"
    case "any-move":
      let names = question.words(3)
      let count = question.number(in: 4...7)
      let list = Checklist(
        items: (0..<count).map { id in
          let name = names[question.number(in: 0...2)]
          return ChecklistItem(id: id, name: name, isChecked: question.flip())
        })
      let positions = question.some(of: Array(0..<count))
      let destination = question.number(in: 0...count)
      var moved = list
      moved.move(from: IndexSet(positions), to: destination)
      return """
        moving \(positions) of [\(text(of: list))] to \(destination) makes [\(text(of: moved))]
        """
    default: return "unknown check"
    }
  }

  /// The order of one list after a move.
  private static func order(moving positions: IndexSet, to destination: Int) -> String {
    let names = ["Bread", "Eggs", "Juice", "Milk", "Tea"]
    var list = Checklist(items: names.indices.map { ChecklistItem(id: $0, name: names[$0]) })
    list.move(from: positions, to: destination)
    return list.items.map(\.name).joined(separator: ", ")
  }

  private static func text(of list: Checklist) -> String {
    list.items.map { "\($0.isChecked ? "✅" : "🔲") \($0.name) (\($0.id))" }
      .joined(separator: ", ")
  }
}

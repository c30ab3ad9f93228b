import Answering
import Foundation
import Testing

// Set before each run of the tests, and only read while they run.
nonisolated(unsafe) private var fault = ""

@main
enum Checks: ExerciseChecks {
  static func answer(_ question: inout Question) async throws -> String {
    fault = question.check
    return outcome(ofTestsWithStatus: await Testing.__swiftPMEntryPoint(passing: nil))
  }
}

/// One thing to do.
struct ChecklistItem: Identifiable {
  /// Which item this is; two items may share a name.
  let id: Int
  /// What is to be done.
  var name: String
  /// Whether it is done.
  var isChecked = false
}

/// The items in their order.
struct Checklist {
  /// The items, from first to last.
  var items: [ChecklistItem]

  /// Creates a list of unchecked items with these names; the first has the identity 0.
  init(_ names: String...) {
    items = names.enumerated().map { ChecklistItem(id: $0.offset, name: $0.element) }
  }

  /// The items' names, from first to last.
  var names: [String] { items.map(\.name) }

  /// Moves the items at `positions` before the one that stands at `destination` before the move.
  ///
  /// They keep their order. If `destination` is the count of items, they move to the end.
  mutating func move(from positions: IndexSet, to destination: Int) {
    let positions = fault == "moves-only-one" ? IndexSet(positions.prefix(1)) : positions
    let isBlocked = fault == "never-the-end" && destination == items.count
    let destination = isBlocked ? max(destination - 1, 0) : destination

    var moved = positions.map { items[$0] }
    switch fault {
    case "reverses":
      moved.reverse()
    case "unchecks":
      moved = moved.map { ChecklistItem(id: $0.id, name: $0.name) }
    default:
      break
    }

    for position in positions.reversed() {
      items.remove(at: position)
    }

    let movedFromBefore =
      switch fault {
      case "subtracts-all": moved.count
      case "counts-after-the-move": 0
      default: positions.count(in: 0..<destination)
      }
    let target = min(max(destination - movedFromBefore, 0), items.count)
    items.insert(contentsOf: moved, at: target)
  }
}

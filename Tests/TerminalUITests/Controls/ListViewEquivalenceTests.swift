import Foundation
import TerminalUI
import Testing

@Suite("Lists that are told of changes in different ways")
struct ListViewEquivalenceTests {
  @Test("Whatever the user does, all show the same cells", arguments: 1...20)
  func sameCells(seed: UInt64) {
    var random = SeededGenerator(state: seed)
    let names = (0..<Int.random(in: 0...12, using: &random)).map { "row \($0)" }
    let controllers = [RowsController.Telling.finely, .byReloading, .byReloadingLater].map {
      RowsController(names: names, telling: $0)
    }
    var history: [Step] = []
    for _ in 0..<200 {
      let step = Step.random(rowCount: controllers[0].rows.count, using: &random)
      history.append(step)
      let height = Int.random(in: 1...6, using: &random)
      let isFocused = Int.random(in: 0..<8, using: &random) > 0
      let canvases = controllers.map { controller in
        step.perform(on: controller)
        controller.flush()
        return controller.list.drawn(width: 14, height: height, isFocused: isFocused)
      }
      guard canvases.allSatisfy({ $0 == canvases[0] }) else {
        Issue.record("\(history.suffix(8)) led to \(canvases.map(\.lines))")
        return
      }
    }
    #expect(controllers.allSatisfy { $0.messages == controllers[0].messages })
  }
}

/// What happens to a list.
private enum Step {
  case key(Key)
  case click(Point)
  case scroll(Int)
  case select(Int)
  case settle
  case toggleEditing
  case append(String)
  case change(Int)
  case delete(IndexSet)
  case move(Int, toOffset: Int)

  static func random(rowCount: Int, using random: inout SeededGenerator) -> Step {
    switch Int.random(in: 0..<24, using: &random) {
    case 0: return .click(randomPoint(using: &random))
    case 1: return .scroll(Int.random(in: -3...3, using: &random))
    case 2: return .select(Int.random(in: -1...rowCount + 1, using: &random))
    case 3: return .settle
    case 4: return .toggleEditing
    case 5, 6, 7: return .append("new \(random.next() % 1000)")
    case 8 where rowCount > 0: return .change(Int.random(in: 0..<rowCount, using: &random))
    case 9 where rowCount > 0: return .delete([Int.random(in: 0..<rowCount, using: &random)])
    case 10 where rowCount > 0:
      return .move(
        Int.random(in: 0..<rowCount, using: &random),
        toOffset: Int.random(in: 0...rowCount, using: &random))
    default: return .key(keys[Int.random(in: 0..<keys.count, using: &random)])
    }
  }

  private static let keys: [Key] =
    [.up, .down, .pageUp, .pageDown, .home, .end, .enter, .escape, .delete]
    + "jkgG edmmJK  d".map(Key.character)

  private static func randomPoint(using random: inout SeededGenerator) -> Point {
    Point(x: Int.random(in: 0..<14, using: &random), y: Int.random(in: 0..<6, using: &random))
  }

  func perform(on controller: RowsController) {
    let list = controller.list
    list.flashesTappedRow = true
    switch self {
    case .key(let key): list.press(key)
    case .click(let point): _ = list.click(at: point, in: Size(width: 14, height: 6))
    case .scroll(let lines): _ = list.scroll(by: lines)
    case .select(let row): list.select(row)
    case .settle: _ = list.settle()
    case .toggleEditing: list.isEditing.toggle()
    case .append(let name): controller.append(ListRow(text: name, detail: "🔲"))
    case .change(let row): controller.change(at: row) { $0.text += "?" }
    case .delete(let rows): controller.delete(rows)
    case .move(let row, let offset): controller.move([row], toOffset: offset)
    }
  }
}

/// A sequence of numbers that is the same for the same seed (SplitMix64).
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

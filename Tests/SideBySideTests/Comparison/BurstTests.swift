import Comparison
import MVC
import MVVM
import MVVMViews
import Model
import TerminalUI
import Testing

@Suite("Keys that come at once")
struct BurstTests {
  private func terminal(_ pattern: Pattern) -> OffscreenTerminal {
    let model = AppModel(
      checklist: ChecklistStore(storage: MemoryStorage()),
      fasts: FastStore(storage: MemoryStorage()), now: { .distantPast })
    let terminal: OffscreenTerminal =
      switch pattern {
      case .mvc: OffscreenTerminal(app: AppController(model: model))
      case .mvvm: OffscreenTerminal(app: AppView(viewModel: AppViewModel(model: model)))
      }
    terminal.start()
    return terminal
  }

  private func keys(_ text: String) -> [Event] {
    text.map { character in
      switch character {
      case "⏎": .key(.enter)
      case "⎋": .key(.escape)
      case "↓": .key(.down)
      case "↑": .key(.up)
      default: .key(.character(character))
      }
    }
  }

  @Test(
    "UI-3: keys that come at once do what they do one by one",
    arguments: Pattern.allCases,
    [
      "amilk⏎", "amilk↓ ", "amilk⏎abread⏎ E  K", "a  ⏎x⎋", "amilk⏎eX↓ ⎋", "amilk⏎e⎋d",
      "2s1amilk⏎2", "2↑  s1", "amilk⏎abread⏎E mk⏎E", "amilk⏎dabread⏎",
    ])
  func bursts(pattern: Pattern, text: String) {
    let atOnce = terminal(pattern)
    atOnce.send(atOnce: keys(text))
    let oneByOne = terminal(pattern)
    for event in keys(text) { oneByOne.send(event) }
    #expect(atOnce.canvas == oneByOne.canvas)
  }
}

import Foundation
import MVVM
import MVVMViews
import Model
import TerminalUI
import Testing

@Suite("A view with a stand-in for its view model")
struct StandInTests {
  /// Says what a test wants to see, and takes note of what it is told.
  private final class StandIn: FastingViewModel {
    private(set) var taps = 0

    init() {
      super.init(store: FastStore(storage: MemoryStorage()))
    }

    override var timerText: String { "1h 35m 15s" }
    override var progress: Double { 0.5 }
    override var isRunning: Bool { true }
    override var buttonTitle: String { "End Fast" }
    override var isEmpty: Bool { false }
    override var rowCount: Int { 1 }

    override func row(at index: Int) -> FastRow {
      FastRow(id: UUID(), start: "Yesterday", elapsed: "4h 0m 0s")
    }

    override func buttonTapped() {
      taps += 1
    }
  }

  @Test("FT-4, FT-8: shows what the stand-in says, and tells it what the user does")
  func standIn() {
    let viewModel = StandIn()
    let terminal = OffscreenTerminal(screen: FastingView(viewModel: viewModel))
    terminal.start()
    for text in ["1h 35m 15s", "50%", "[ End Fast ]", "Yesterday", "4h 0m 0s"] {
      #expect(terminal.text.contains(text), "\(text)")
    }
    #expect(!terminal.text.contains("No Fasts Yet"))
    terminal.send(.key(.character("s")))
    #expect(viewModel.taps == 1)
  }
}

import Foundation
import Model
import Testing

@MainActor
struct FastingViewModelTests {
  private let clock = TestClock()
  private let saved = SavedFasts()
  private let viewModel: FastingViewModel

  init() {
    viewModel = FastingViewModel(
      length: .fourHours, now: { [clock] in clock.now }, save: { [saved] in saved.save($0) })
    viewModel.buttonTapped()
  }

  @Test func timer() {
    clock.advance(by: FastLength.fourHours.seconds)
    viewModel.tick()
    #expect(viewModel.timerText == viewModel.timerText)
  }
}

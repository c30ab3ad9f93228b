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

  @Test func theButtonEndsAFastThatRuns() {
    #expect(viewModel.buttonTitle == "End Fast")
  }

  // TODO: Test that the timer shows the time that has passed, by the clock.

  // TODO: Test that the fast ends by itself when its length is reached.

  // TODO: Test that the fasts are saved when one starts and when one ends.
}

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

  @Test func theTimerShowsWhatHasPassedByTheClock() {
    #expect(viewModel.timerText == "0h 0m 0s")
  }

  @Test func aFastThatStartsIsSaved() {
    #expect(saved.fasts.map(\.start) == [clock.now])
  }
}

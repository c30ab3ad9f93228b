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
    clock.advance(by: 5_715)
    viewModel.tick()
    #expect(viewModel.timerText == "1h 35m 15s")
  }

  @Test func aFastThatStartsIsSaved() {
    #expect(saved.fasts.map(\.start) == [clock.now])
  }

  @Test func aFastThatEndsByItselfIsSaved() {
    clock.advance(by: FastLength.fourHours.seconds)
    viewModel.tick()
    #expect(saved.fasts.map(\.end) == [clock.now])
  }
}

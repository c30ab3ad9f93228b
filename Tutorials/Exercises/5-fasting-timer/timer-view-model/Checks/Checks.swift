import Answering
import Foundation
import Model
import Observation

@main
enum Checks: ExerciseChecks {
  static func answer(_ question: inout Question) async throws -> String {
    switch question.check {
    case "tick-is-observed": observedTick()
    case "still-between-ticks": timeBetweenTicks()
    default: TimerBehaviour<ViewModelScreen>.answer(&question)
    }
  }

  /// Whether somebody who has read the timer's text is told of a tick after 90 seconds.
  private static func observedTick() -> String {
    let clock = TestClock()
    let viewModel = FastingViewModel(length: .fourHours) { clock.now }
    viewModel.buttonTapped()
    let observer = Observer()
    let before = withObservationTracking {
      viewModel.timerText
    } onChange: {
      MainActor.assumeIsolated { observer.wasTold = true }
    }
    clock.advance(by: 90)
    viewModel.tick()
    return "\(before), then \(viewModel.timerText), \(observer.wasTold ? "told" : "not told")"
  }

  /// What is shown after 90 seconds, before and after a tick.
  private static func timeBetweenTicks() -> String {
    let clock = TestClock()
    let viewModel = FastingViewModel(length: .fourHours) { clock.now }
    viewModel.buttonTapped()
    clock.advance(by: 90)
    let before = "\(viewModel.timerText) and \(viewModel.progress)"
    viewModel.tick()
    return "\(before), after the tick \(viewModel.timerText) and \(viewModel.progress)"
  }
}

@MainActor
private final class Observer {
  var wasTold = false
}

/// The timer in MVVM: all that a view would show and do, without a view.
private struct ViewModelScreen: TimerScreen {
  private let viewModel: FastingViewModel

  init(length: FastLength, now: @escaping () -> Date) {
    viewModel = FastingViewModel(length: length, now: now)
  }

  var timerText: String { viewModel.timerText }
  var progress: Double { viewModel.progress }
  var buttonTitle: String { viewModel.buttonTitle }
  var rows: [String] { viewModel.rows }

  func tapButton() { viewModel.buttonTapped() }
  func tick() { viewModel.tick() }
}

import Answering
import Foundation
import Model

@main
enum Checks: ExerciseChecks {
  static func answer(_ question: inout Question) async throws -> String {
    TimerBehaviour<ControllerScreen>.answer(&question)
  }
}

/// The timer in MVC: the user looks at the view and taps it; the ticks go to the controller.
private struct ControllerScreen: TimerScreen {
  private let view = FastingView()
  private let controller: FastingController

  init(length: FastLength, now: @escaping () -> Date) {
    controller = FastingController(view: view, length: length, now: now)
  }

  var timerText: String { view.timerText }
  var progress: Double { view.progress }
  var buttonTitle: String { view.buttonTitle }
  var rows: [String] { view.rows }

  func tapButton() { view.tapButton() }
  func tick() { controller.tick() }
}

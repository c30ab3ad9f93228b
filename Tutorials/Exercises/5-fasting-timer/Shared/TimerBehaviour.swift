import Answering
import Foundation
import Model

/// The fasting timer as its user meets it, in whichever pattern it is written.
@MainActor
protocol TimerScreen {
  /// Creates the timer, for fasts of one length.
  init(length: FastLength, now: @escaping () -> Date)

  /// What stands in the ring.
  var timerText: String { get }
  /// How far the ring is filled, from 0 to 1.
  var progress: Double { get }
  /// What stands on the button.
  var buttonTitle: String { get }
  /// The rows of the history, the newest last.
  var rows: [String] { get }

  /// The user taps the button.
  func tapButton()
  /// A second has passed, or more.
  func tick()
}

/// What a fasting timer must do in either pattern: checks that know of neither.
@MainActor
struct TimerBehaviour<Screen: TimerScreen> {
  private let clock: TestClock
  private let screen: Screen

  private init(length: FastLength = .fourHours) {
    let clock = TestClock()
    self.clock = clock
    screen = Screen(length: length) { clock.now }
  }

  /// What comes of a check.
  static func answer(_ question: inout Question) -> String {
    if question.check == "any-story" { return story(&question) }
    let timer = TimerBehaviour()
    switch question.check {
    case "idle": break
    case "starts": timer.tap()
    case "missed-ticks":
      timer.tap()
      timer.tick(after: 5_715)
    case "starts-when-tapped":
      timer.tap(after: 60)
      timer.tick(after: 3_600)
    case "ends-when-tapped":
      timer.tap()
      timer.tap(after: 5_715)
    case "ends-by-itself":
      timer.tap()
      timer.tick(after: 14_400)
    case "ends-after-sleep":
      timer.tap()
      timer.tick(after: 40_000)
    case "another-fast":
      timer.tap()
      timer.tap(after: 61)
      timer.tap(after: 10)
      timer.tick(after: 20_000)
      timer.tick(after: 1)
    case "tapped-after-sleep":
      timer.tap()
      timer.tap(after: 40_000)
    case "clock-set-back":
      timer.tap()
      timer.tick(after: -3_600)
    default: return "unknown check"
    }
    return timer.shown
  }

  private static func story(_ question: inout Question) -> String {
    let length = FastLength.allCases.randomElement(using: &question) ?? .initial
    let timer = TimerBehaviour(length: length)
    let steps = (1...6).map { _ in
      let seconds = length.seconds * TimeInterval(question.number(in: 1...9)) / 8
      if question.flip() {
        timer.tap(after: seconds)
        return "a tap after \(seconds) s: \(timer.shown)"
      } else {
        timer.tick(after: seconds)
        return "a tick after \(seconds) s: \(timer.shown)"
      }
    }
    return "\(length.label); " + steps.joined(separator: "; ")
  }

  private var shown: String {
    let rows = screen.rows.isEmpty ? "no fasts" : screen.rows.joined(separator: ", ")
    return "“\(screen.timerText)”, \(screen.progress), “\(screen.buttonTitle)”, \(rows)"
  }

  private func tap(after seconds: TimeInterval = 0) {
    clock.advance(by: seconds)
    screen.tapButton()
  }

  private func tick(after seconds: TimeInterval) {
    clock.advance(by: seconds)
    screen.tick()
  }
}

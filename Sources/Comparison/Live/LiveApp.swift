import Foundation
import Model
import Scripting
import TerminalUI

/// Both patterns' apps side by side: what the user does is done to both.
public final class LiveApp: App {
  /// Both screens, and below each the messages of the last action.
  public let screen: Screen

  private let sides: [LiveSide]
  private let clock = SimulatedClock(now: Date())

  /// Creates the two apps, each with temporary files of its own.
  ///
  /// - Throws: the system's error if there is no place for temporary files.
  public init(policy: SavePolicy) throws {
    let clock = clock
    let sides = try Pattern.allCases.map { try LiveSide($0, policy: policy, clock: clock) }
    self.sides = sides
    screen = LiveScreen(sides: sides) { clock.follow() }
  }

  // MARK: Time

  /// How long until one of the timers shows another second.
  public var secondsToNextTick: TimeInterval? {
    sides.compactMap(\.app.secondsToNextTick).min()
  }

  /// Tells both apps that time has passed, and that it is the same for both.
  public func tick() {
    clock.follow()
    for side in sides {
      side.terminal.tick()
      side.forgetMessages()
    }
  }

  // MARK: Life cycle

  /// Nothing that is typed here is meant to be kept.
  public var unsavedChanges: String? { nil }

  /// Passes each step on to both apps.
  public func handle(_ event: LifeCycleEvent) {
    clock.follow()
    for side in sides { side.terminal.send(event) }
  }
}

extension SimulatedClock {
  /// Shows the real time, and goes on showing it until told again.
  fileprivate func follow() {
    advance(by: Date().timeIntervalSince(now))
  }
}

import Foundation

/// An app as the run loop sees it: a screen, a clock's ticks, and a life cycle.
@MainActor
public protocol App: AnyObject {
  /// What fills the terminal.
  var screen: Screen { get }

  /// How long until the app wants its next ``tick()``, in seconds; `nil` while nothing runs.
  var secondsToNextTick: TimeInterval? { get }

  /// What would be lost by quitting now, in a sentence for the user; `nil` when all is saved.
  var unsavedChanges: String? { get }

  /// Tells the app that time has passed.
  func tick()

  /// Tells the app of a step in its life.
  func handle(_ event: LifeCycleEvent)
}

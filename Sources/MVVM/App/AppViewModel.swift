import Foundation
import Model

/// The app in MVVM: a view model for each feature, the clock and the life cycle.
open class AppViewModel {
  /// The checklist.
  public let checklist: ChecklistViewModel
  /// The fasting timer.
  public let fasting: FastingViewModel

  private let model: AppModel

  /// Creates the app over a model.
  public convenience init(model: AppModel) {
    self.init(
      model: model,
      checklist: ChecklistViewModel(store: model.checklist, console: model.console),
      fasting: FastingViewModel(
        store: model.fasts, now: model.now, format: model.format, console: model.console))
  }

  /// Creates the app from the view models of its features.
  public init(model: AppModel, checklist: ChecklistViewModel, fasting: FastingViewModel) {
    self.model = model
    self.checklist = checklist
    self.fasting = fasting
  }

  // MARK: Time

  /// How long until the timer shows another second; `nil` while no fast runs.
  public var secondsToNextTick: TimeInterval? {
    fasting.secondsToNextTick
  }

  /// Takes note of the time that has passed.
  public func tick() {
    model.checkStorage()
    fasting.tick()
  }

  // MARK: Life cycle

  /// What would be lost by quitting now; `nil` when all is saved.
  public var unsavedChanges: String? {
    model.unsavedChanges
  }

  /// The app begins to receive events: the timer is brought up to date.
  open func didBecomeActive() {
    model.console?.write("App didBecomeActive")
    tick()
  }

  /// The app is about to stop receiving events: what is not saved yet is saved.
  open func willResignActive() {
    model.console?.write("App willResignActive")
    model.save()
  }

  /// The app is stopped, or about to end.
  open func didEnterBackground() {
    model.console?.write("App didEnterBackground")
  }

  /// The app goes on after a stop.
  open func willEnterForeground() {
    model.console?.write("App willEnterForeground")
  }

  /// The app is about to end: what could not be saved is saved elsewhere.
  open func willTerminate() {
    model.console?.write("App willTerminate")
    model.saveCopies()
  }
}

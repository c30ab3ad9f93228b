import Foundation
import Model
import TerminalUI

/// The app in MVC: a tab for each feature, the clock and the life cycle.
open class AppController: App {
  /// The tabs.
  public let screen: Screen
  /// The checklist.
  public let checklist: ChecklistController
  /// The fasting timer.
  public let fasting: FastingController

  private let model: AppModel

  /// Creates the app over a model.
  public convenience init(model: AppModel) {
    self.init(
      model: model,
      checklist: ChecklistController(store: model.checklist, console: model.console),
      fasting: FastingController(
        store: model.fasts, now: model.now, format: model.format, console: model.console))
  }

  /// Creates the app from the controllers of its features.
  public init(model: AppModel, checklist: ChecklistController, fasting: FastingController) {
    self.model = model
    self.checklist = checklist
    self.fasting = fasting
    screen = TabScreen(tabs: [
      ("Checklist", ScreenStack(root: checklist.view)),
      ("Fasting", ScreenStack(root: fasting.view)),
    ])
  }

  // MARK: Time

  /// How long until the timer shows another second; `nil` while no fast runs.
  public var secondsToNextTick: TimeInterval? {
    fasting.secondsToNextTick
  }

  /// Shows the time that has passed.
  public func tick() {
    model.checkStorage()
    fasting.tick()
  }

  // MARK: Life cycle

  /// What would be lost by quitting now; `nil` when all is saved.
  public var unsavedChanges: String? {
    model.unsavedChanges
  }

  /// Logs each step, brings the timer up to date when it is seen again, and saves in time.
  open func handle(_ event: LifeCycleEvent) {
    model.console?.write("App \(event.rawValue)")
    switch event {
    case .didBecomeActive: tick()
    case .willResignActive: model.save()
    case .didEnterBackground, .willEnterForeground: break
    case .willTerminate: model.saveCopies()
    }
  }
}

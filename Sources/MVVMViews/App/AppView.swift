import Foundation
import MVVM
import TerminalUI

/// The app's tabs, clock and life cycle, bound to its view model.
public final class AppView: App {
  /// The tabs.
  public let screen: Screen

  private let viewModel: AppViewModel

  /// Creates the app's views over its view model.
  public convenience init(viewModel: AppViewModel) {
    self.init(
      viewModel: viewModel, checklist: ChecklistView(viewModel: viewModel.checklist),
      fasting: FastingView(viewModel: viewModel.fasting))
  }

  /// Creates the app from the views of its features.
  public init(viewModel: AppViewModel, checklist: ChecklistView, fasting: FastingView) {
    self.viewModel = viewModel
    screen = TabScreen(tabs: [
      ("Checklist", ScreenStack(root: checklist)),
      ("Fasting", ScreenStack(root: fasting)),
    ])
  }

  // MARK: Time

  /// How long until the timer shows another second; `nil` while no fast runs.
  public var secondsToNextTick: TimeInterval? {
    viewModel.secondsToNextTick
  }

  /// Passes on that time has passed.
  public func tick() {
    viewModel.tick()
  }

  // MARK: Life cycle

  /// What would be lost by quitting now; `nil` when all is saved.
  public var unsavedChanges: String? {
    viewModel.unsavedChanges
  }

  /// Passes each step on.
  public func handle(_ event: LifeCycleEvent) {
    switch event {
    case .didBecomeActive: viewModel.didBecomeActive()
    case .willResignActive: viewModel.willResignActive()
    case .didEnterBackground: viewModel.didEnterBackground()
    case .willEnterForeground: viewModel.willEnterForeground()
    case .willTerminate: viewModel.willTerminate()
    }
  }
}

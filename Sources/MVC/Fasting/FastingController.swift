import Foundation
import Model
import TerminalUI

/// The hub of the fasting timer: changes the model as the user wishes, and the view as the model
/// and the clock do.
open class FastingController {
  /// The screen.
  public let view: FastingView

  private let store: FastStore
  private let now: () -> Date
  private let format: FastFormat
  private let console: (any DebugConsole)?
  private var chosenLength = FastLength.initial

  /// Creates a controller between a store and a view.
  public init(
    store: FastStore, view: FastingView = FastingView(), now: @escaping () -> Date = Date.init,
    format: FastFormat = FastFormat(), console: (any DebugConsole)? = nil
  ) {
    self.store = store
    self.view = view
    self.now = now
    self.format = format
    self.console = console
    view.dataSource = self
    view.delegate = self
    view.lifeCycleDelegate = self
    store.endIfComplete(at: now())
    store.addObserver(self)
    view.reloadRows()
    view.showProblem(store.problem?.message, remedy: store.problem?.remedy)
    showLengths()
    showRunning()
    showTimer()
    showEmptyState()
  }

  // MARK: Time

  /// How long until the timer shows another second; `nil` while no fast runs.
  public var secondsToNextTick: TimeInterval? {
    store.session.secondsToNextTick(at: now())
  }

  /// Shows the time that has passed, and ends the fast if it is complete.
  open func tick() {
    store.endIfComplete(at: now())
    if store.session.running != nil { showTimer() }
  }

  // MARK: What the view shows

  private func showLengths() {
    let running = store.session.running.flatMap { FastLength(seconds: $0.length) }
    view.showLengths(
      FastLength.allCases.map(\.label), chosen: (running ?? chosenLength).index)
  }

  private func showRunning() {
    let isRunning = store.session.running != nil
    view.showRunning(isRunning, buttonTitle: isRunning ? "End Fast" : "Start Fast")
  }

  private func showTimer() {
    if let fast = store.session.running {
      let elapsed = format.elapsed(fast.elapsed(at: now()))
      view.showTimer(elapsed, progress: fast.progress(at: now()))
    } else {
      view.showTimer("Press Start", progress: 0)
    }
  }

  private func showEmptyState() {
    view.showEmptyState(store.session.history.isEmpty)
  }
}

// MARK: What the rows show

extension FastingController: FastingViewDataSource {
  /// As many rows as there are fasts in the history.
  public func numberOfRows(in view: FastingView) -> Int {
    store.session.history.count
  }

  /// When a fast began and how long it lasted.
  public func fastingView(_ view: FastingView, rowAt index: Int) -> FastRow {
    let fast = store.session.history[index]
    return FastRow(start: format.start(of: fast), elapsed: format.elapsed(fast.duration))
  }
}

// MARK: What the user does

extension FastingController: FastingViewDelegate {
  /// Takes note of the length for the next fast.
  public func fastingView(_ view: FastingView, didChooseLengthAt index: Int) {
    chosenLength = FastLength.allCases[index]
  }

  /// Starts a fast, or ends the one that runs.
  public func fastingViewDidTapButton(_ view: FastingView) {
    if store.session.running == nil {
      store.start(length: chosenLength, at: now())
    } else {
      store.end(at: now())
    }
  }

  /// Deletes the row's fast.
  public func fastingView(_ view: FastingView, didTapDeleteRowAt index: Int) {
    store.delete(store.session.history[index].id)
  }

  /// Ends the problem with the file.
  public func fastingViewDidTapRemedy(_ view: FastingView) {
    store.resolveProblem()
  }
}

// MARK: What the model tells

extension FastingController: FastStoreObserver {
  /// Updates just what changed.
  public func fastStore(_ store: FastStore, didMake change: FastChange) {
    switch change {
    case .started:
      showRunning()
      showTimer()
    case .ended(let index):
      view.insertRow(at: index)
      showEmptyState()
      showLengths()
      showRunning()
      showTimer()
    case .deleted(let index):
      view.deleteRow(at: index)
      showEmptyState()
    }
  }

  /// Shows the problem, or hides it.
  public func fastStoreDidChangeProblem(_ store: FastStore) {
    view.showProblem(store.problem?.message, remedy: store.problem?.remedy)
  }
}

// MARK: Coming and going

extension FastingController: ScreenLifeCycleDelegate {
  /// Logs that the timer is shown.
  public func screenDidAppear(_ screen: Screen) {
    console?.write("Fasting did appear")
  }

  /// Logs that the timer is not shown any more.
  public func screenDidDisappear(_ screen: Screen) {
    console?.write("Fasting did disappear")
  }
}

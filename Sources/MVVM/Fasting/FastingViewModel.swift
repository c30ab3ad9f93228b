import Foundation
import Model
import Observation

/// What the fasting timer's screen shows, and what the user can do there.
///
/// It knows of no view.
@Observable
open class FastingViewModel {
  private let store: FastStore
  private let now: () -> Date
  private let format: FastFormat
  private let console: (any DebugConsole)?
  private var chosenLength = FastLength.initial
  private var time: Date

  /// Creates a view model over a store.
  public init(
    store: FastStore, now: @escaping () -> Date = Date.init, format: FastFormat = FastFormat(),
    console: (any DebugConsole)? = nil
  ) {
    self.store = store
    self.now = now
    self.format = format
    self.console = console
    time = now()
    store.endIfComplete(at: time)
    store.addObserver(self)
  }

  // MARK: Time

  /// How long until the timer shows another second; `nil` while no fast runs.
  open var secondsToNextTick: TimeInterval? {
    store.session.secondsToNextTick(at: now())
  }

  /// Takes note of the time that has passed, and ends the fast if it is complete.
  open func tick() {
    time = now()
    store.endIfComplete(at: time)
  }

  // MARK: What the screen shows

  /// The lengths to choose from.
  open var lengths: [String] {
    FastLength.allCases.map(\.label)
  }

  /// Which length is chosen.
  open var chosenLengthIndex: Int {
    let running = running.flatMap { FastLength(seconds: $0.length) }
    return (running ?? chosenLength).index
  }

  /// Whether a fast runs: a red button then, and no length to choose.
  open var isRunning: Bool {
    running != nil
  }

  /// The words on the button.
  open var buttonTitle: String {
    isRunning ? "End Fast" : "Start Fast"
  }

  /// The timer's text.
  open var timerText: String {
    running.map { format.elapsed($0.elapsed(at: time)) } ?? "Press Start"
  }

  /// How far the timer's ring is filled, from 0 to 1.
  open var progress: Double {
    running?.progress(at: time) ?? 0
  }

  /// Whether the words that stand for an empty history are shown.
  open var isEmpty: Bool {
    history.isEmpty
  }

  /// The store's running fast, observed: the store stays the single source of truth.
  private var running: Fast? {
    access(keyPath: \.running)
    return store.session.running
  }

  /// The store's history, observed.
  private var history: [Fast] {
    access(keyPath: \.history)
    return store.session.history
  }

  // MARK: What the rows show

  /// As many rows as there are fasts in the history.
  open var rowCount: Int {
    history.count
  }

  /// When a fast began and how long it lasted.
  open func row(at index: Int) -> FastRow {
    let fast = history[index]
    return FastRow(
      id: fast.id, start: format.start(of: fast), elapsed: format.elapsed(fast.duration))
  }

  // MARK: What the user does

  /// Takes note of the length for the next fast.
  open func lengthChosen(at index: Int) {
    chosenLength = FastLength.allCases[index]
  }

  /// Starts a fast, or ends the one that runs.
  open func buttonTapped() {
    time = now()
    if isRunning {
      store.end(at: time)
    } else {
      store.start(length: chosenLength, at: time)
    }
  }

  /// Deletes a fast.
  open func deleteRowTapped(_ id: UUID) {
    store.delete(id)
  }

  /// Ends the problem with the file.
  open func remedyTapped() {
    store.resolveProblem()
  }

  // MARK: What the model tells

  /// What is wrong with the file, or `nil` if nothing is.
  open var problemMessage: String? {
    problem?.message
  }

  /// What the user can do about the problem.
  open var problemRemedy: String? {
    problem?.remedy
  }

  private var problem: StorageProblem? {
    access(keyPath: \.problem)
    return store.problem
  }

  // MARK: Coming and going

  /// Logs that the timer is shown.
  open func didAppear() {
    console?.write("Fasting did appear")
  }

  /// Logs that the timer is not shown any more.
  open func didDisappear() {
    console?.write("Fasting did disappear")
  }
}

extension FastingViewModel: FastStoreObserver {
  /// Tells whoever observes what changed.
  public func fastStore(_ store: FastStore, didMake change: FastChange) {
    switch change {
    case .started:
      withMutation(keyPath: \.running) {}
    case .ended:
      withMutation(keyPath: \.running) {}
      withMutation(keyPath: \.history) {}
    case .deleted:
      withMutation(keyPath: \.history) {}
    }
  }

  /// Tells whoever observes the problem.
  public func fastStoreDidChangeProblem(_ store: FastStore) {
    withMutation(keyPath: \.problem) {}
  }
}

import Comparison
import Foundation
import MVC
import MVVM
import MVVMViews
import Model
import Scripting
import TerminalUI

/// Both patterns' apps, each on an offscreen terminal, to which the same is done.
@MainActor
final class AppPair {
  /// What was counted.
  private(set) var counts = KeyCounts()
  /// Whether both have shown the same so far.
  private(set) var isSame = true

  private let clock = SimulatedClock(now: Date(timeIntervalSince1970: 1_767_600_000))
  private let sides:
    [(pattern: Pattern, items: MemoryStorage<[ChecklistItem]>, fasts: MemoryStorage<[Fast]>)]
  private var terminals: [OffscreenTerminal] = []
  private var parser = InputParser()
  private var size = Size(width: 60, height: 16)

  /// Starts both apps without any data.
  init() {
    sides = Pattern.allCases.map { ($0, MemoryStorage(), MemoryStorage()) }
    launch()
  }

  /// The two screens.
  var screens: [Canvas] { terminals.map(\.canvas) }

  /// Does a step to both apps, and compares the screens after each event; stops at a difference.
  func perform(_ step: TerminalStep) {
    switch step {
    case .bytes(let bytes): send(parser.parse(bytes))
    case .silence: send(parser.flush())
    case .resize(let size):
      self.size = size
      inBoth { terminal in
        terminal.size = size
        terminal.settle()
      }
    case .clock(let seconds, let ticks):
      clock.advance(by: TimeInterval(seconds))
      if ticks { inBoth { $0.tick() } }
    case .suspension:
      inBoth { terminal in
        for event in [
          LifeCycleEvent.willResignActive, .didEnterBackground, .willEnterForeground,
          .didBecomeActive,
        ] { terminal.send(event) }
      }
    }
    counts.note(step)
  }

  private func send(_ events: [Event]) {
    for event in events where isSame {
      inBoth { $0.send(event) }
      counts.events += 1
      if !terminals[0].isRunning {
        counts.launches += 1
        launch()
      }
    }
  }

  private func inBoth(_ action: (OffscreenTerminal) -> Void) {
    guard isSame else { return }
    for terminal in terminals { action(terminal) }
    compare()
  }

  private func compare() {
    counts.screens += 1
    isSame =
      terminals[0].canvas == terminals[1].canvas
      && terminals[0].isRunning == terminals[1].isRunning
      && terminals[0].app.secondsToNextTick == terminals[1].app.secondsToNextTick
  }

  /// Launches both apps on what their predecessors saved.
  private func launch() {
    let clock = clock
    terminals = sides.map { pattern, items, fasts in
      let model = AppModel(
        checklist: ChecklistStore(storage: items), fasts: FastStore(storage: fasts),
        now: { clock.now },
        format: FastFormat(
          locale: Locale(identifier: "en_GB"), calendar: Calendar(identifier: .gregorian),
          timeZone: .gmt))
      let app: any App =
        switch pattern {
        case .mvc: AppController(model: model)
        case .mvvm: AppView(viewModel: AppViewModel(model: model))
        }
      return OffscreenTerminal(app: app, size: size)
    }
    inBoth { $0.start() }
  }
}

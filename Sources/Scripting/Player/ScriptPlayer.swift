import Foundation
import TerminalUI

/// Plays scripts on a running app through its screen, as a user does: by keys.
///
/// It finds its way by what any app's screen tells (the chosen tab, the focus, the list, the key
/// hints), so that it plays on every app that is used by the same keys, however it is made.
public final class ScriptPlayer {
  /// The time that the app sees.
  public let clock: SimulatedClock
  /// Called after every event that was sent, with what the app showed then.
  public var onEvent: (PlayedEvent, Canvas) -> Void = { _, _ in }

  /// The app that runs now.
  public private(set) var app: any App

  private let size: Size
  private let launch: () -> any App
  private var terminal: OffscreenTerminal
  private var isInBackground = false

  /// Creates a player with a newly launched app, which is not started yet.
  ///
  /// - Parameters:
  ///   - size: The extent of the app's screen.
  ///   - clock: The clock that the app reads the time from.
  ///   - launch: Makes an app that loads what the app before it saved.
  public init(size: Size, clock: SimulatedClock, launch: @escaping () -> any App) {
    self.size = size
    self.clock = clock
    self.launch = launch
    app = launch()
    terminal = OffscreenTerminal(app: app, size: size)
  }

  /// What the app shows now.
  public var canvas: Canvas { terminal.canvas }

  /// What the app shows now, as plain text.
  public var text: String { terminal.text }

  /// Starts the app.
  public func start() {
    terminal.start()
    onEvent(.start, canvas)
  }

  /// Does what a line of a script says.
  ///
  /// An action that the app has no use for now, such as `end` while no fast runs, does nothing.
  ///
  /// - Throws: If there is no such row, before any event is sent but the one that shows the
  ///   feature; or if the app does not answer to a key as it should.
  public func perform(_ line: Script.Line) throws(ScriptStop) {
    do throws(PlayFault) {
      try perform(line.action)
    } catch {
      throw ScriptStop(line: line.number, message: error.message)
    }
  }

  private func perform(_ action: ScriptAction) throws(PlayFault) {
    if let feature = action.feature { show(feature) }
    switch action {
    case .add(let name): try add(name)
    case .rename(let row, let name): try rename(row, to: name)
    case .toggle(let row): try toggle(row)
    case .move(let rows, let offset): try move(rows, to: offset)
    case .delete(let rows): try delete(rows)
    case .length(let length): try choose(length)
    case .start: pressIfOffered("s", to: "Start Fast")
    case .wait(let seconds): wait(seconds)
    case .end: pressIfOffered("s", to: "End Fast")
    case .deleteFast(let row): try deleteFast(row)
    case .background: enterBackground()
    case .foreground: enterForeground()
    case .relaunch: quit(); launchAgain()
    case .kill: launchAgain()
    }
  }

  // MARK: Events

  func press(_ key: Key) {
    send(.key(key))
  }

  func press(_ character: Character) {
    press(.character(character))
  }

  func type(_ text: String) {
    if !text.isEmpty { send(.paste(text)) }
  }

  /// Sends what a user does, for what no script says.
  public func send(_ event: Event) {
    terminal.send(event)
    onEvent(.input(event), canvas)
  }

  private func send(_ event: LifeCycleEvent) {
    terminal.send(event)
    onEvent(.lifeCycle(event), canvas)
  }

  private func tick() {
    terminal.tick()
    onEvent(.tick, canvas)
  }

  // MARK: Time and life

  private func wait(_ seconds: Int) {
    clock.advance(by: TimeInterval(seconds))
    // A suspended app is told nothing until it goes on.
    if !isInBackground { tick() }
  }

  private func enterBackground() {
    guard !isInBackground else { return }
    isInBackground = true
    send(.willResignActive)
    send(.didEnterBackground)
  }

  private func enterForeground() {
    guard isInBackground else { return }
    isInBackground = false
    send(.willEnterForeground)
    send(.didBecomeActive)
  }

  /// Quits the app, as a user does.
  public func quit() {
    enterForeground()
    terminal.quit()
    onEvent(.quit, canvas)
  }

  private func launchAgain() {
    isInBackground = false
    app = launch()
    terminal = OffscreenTerminal(app: app, size: size)
    start()
  }

  // MARK: Finding the way

  private func show(_ feature: ScriptFeature) {
    let tab = ScriptFeature.allCases.firstIndex(of: feature) ?? 0
    guard let tabs = app.screen as? TabScreen, tabs.selectedTab != tab else { return }
    press(tab == 0 ? "1" : "2")
  }
}

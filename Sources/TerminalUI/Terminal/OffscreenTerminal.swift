import Foundation

/// Runs an app without a terminal, an event at a time: for tests, scripts and pictures of screens.
@MainActor
public final class OffscreenTerminal {
  private let session: AppSession

  /// The app.
  public var app: any App { session.app }
  /// The extent; a change is seen with the next event.
  public var size: Size
  /// What a terminal would show now.
  public private(set) var canvas: Canvas
  /// Whether the app was started and has not ended.
  public private(set) var isRunning = false

  /// Creates a terminal that shows nothing until ``start()``.
  public init(app: any App, size: Size = Size(width: 80, height: 24)) {
    session = AppSession(app: app)
    self.size = size
    canvas = Canvas(size: size)
  }

  /// Creates a terminal for a screen alone.
  public convenience init(screen: Screen, size: Size = Size(width: 80, height: 24)) {
    self.init(app: ScreenAlone(screen: screen), size: size)
  }

  /// The canvas as text: its lines, with several blank ones in a row as one, and none at the end.
  public var text: String {
    var lines: [String] = []
    for line in canvas.lines where !line.isEmpty || lines.last != "" { lines.append(line) }
    if lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// Starts the app.
  public func start() {
    isRunning = true
    session.start()
    draw()
  }

  /// Sends an event.
  ///
  /// As on a terminal, an unused `q` ends the app.
  public func send(_ event: Event) {
    send(atOnce: [event])
  }

  /// Sends events that came at the same time: the screen is drawn once, after all of them.
  public func send(atOnce events: [Event]) {
    for event in events {
      _ = session.app.screen.settle()
      session.handle(event)
    }
    draw()
    if session.wantsToQuit { quit() }
  }

  /// Sends keys, one after the other.
  public func send(keys: [Key]) {
    for key in keys { send(.key(key)) }
  }

  /// Sends a step in the app's life.
  public func send(_ lifeCycle: LifeCycleEvent) {
    session.app.handle(lifeCycle)
    draw()
  }

  /// Tells the app that time has passed.
  public func tick() {
    session.app.tick()
    draw()
  }

  /// Ends passing signs, as a terminal does a moment after they were drawn.
  public func settle() {
    _ = session.app.screen.settle()
    draw()
  }

  /// Ends the app; without effect if it doesn't run.
  public func quit() {
    guard isRunning else { return }
    isRunning = false
    session.end()
    draw()
  }

  private func draw() {
    canvas = session.draw(size: size)
  }
}

/// An app that is nothing but a screen.
private final class ScreenAlone: App {
  let screen: Screen
  let secondsToNextTick: TimeInterval? = nil
  let unsavedChanges: String? = nil

  init(screen: Screen) {
    self.screen = screen
  }

  func tick() {}
  func handle(_ event: LifeCycleEvent) {}
}

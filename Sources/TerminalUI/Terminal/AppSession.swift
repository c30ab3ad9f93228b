/// An app while it runs, whatever it is shown on: what is sent to it, and in which order.
@MainActor
final class AppSession {
  /// The app.
  let app: any App
  /// Whether the user asked to quit.
  private(set) var wantsToQuit = false

  init(app: any App) {
    self.app = app
  }

  // MARK: Life cycle

  func start() {
    app.handle(.didBecomeActive)
    app.screen.didAppear()
  }

  func enterBackground() {
    app.handle(.willResignActive)
    app.handle(.didEnterBackground)
  }

  func enterForeground() {
    app.handle(.willEnterForeground)
    app.handle(.didBecomeActive)
  }

  func end() {
    enterBackground()
    app.screen.didDisappear()
    app.handle(.willTerminate)
  }

  // MARK: Events and drawing

  /// Sends an event to the screen; `q` quits, if the screen has no use for it.
  ///
  /// The screen is brought up to date at once: the next event, which may have come at the same
  /// time, finds it as the user would see it.
  func handle(_ event: Event) {
    if !app.screen.handle(event), event == .key(.character("q")) { wantsToQuit = true }
    app.screen.updateIfNeeded()
  }

  /// Brings the screen up to date and draws it.
  func draw(size: Size) -> Canvas {
    app.screen.updateIfNeeded()
    var canvas = Canvas(size: size)
    app.screen.draw(on: &canvas, in: Rect(x: 0, y: 0, width: size.width, height: size.height))
    return canvas
  }
}

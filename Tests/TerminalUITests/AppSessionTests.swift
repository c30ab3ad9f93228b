import Testing

@testable import TerminalUI

@Suite("App session")
struct AppSessionTests {
  /// A screen that counts what has changed and was not brought up to date.
  private final class LateScreen: Screen {
    private(set) var changesBeforeEvents: [Int] = []
    private var changes = 0

    override func updateIfNeeded() { changes = 0 }
    override func handle(_ event: Event) -> Bool {
      changesBeforeEvents.append(changes)
      changes += 1
      return true
    }
  }

  private final class LateApp: App {
    let screen: Screen
    let secondsToNextTick: Double? = nil
    let unsavedChanges: String? = nil

    init(screen: Screen) { self.screen = screen }

    func tick() {}
    func handle(_ event: LifeCycleEvent) {}
  }

  @Test("brings the screen up to date before each of several events that are drawn together")
  func eventsInOnePiece() {
    let screen = LateScreen()
    let session = AppSession(app: LateApp(screen: screen))
    for key in [Key.enter, .up, .down] { session.handle(.key(key)) }
    #expect(screen.changesBeforeEvents == [0, 0, 0])
  }
}

import Foundation
import MVC
import Model
import TerminalUI
import Testing

@Suite("The app")
struct AppControllerTests {
  // MARK: Set-up

  private let clock = TestClock()
  private let items = UnreliableStorage([ChecklistItem(id: UUID(), name: "Milk")])
  private let fasts = UnreliableStorage<[Fast]>()
  private let console = RecordingConsole()

  private func launch(saving policy: SavePolicy = .onChange) -> OffscreenTerminal {
    OffscreenTerminal(
      app: AppController(
        model: AppModel(
          checklist: ChecklistStore(storage: items, policy: policy),
          fasts: FastStore(storage: fasts, policy: policy), now: { [clock] in clock.now },
          format: .berlin, console: console)))
  }

  private func start(saving policy: SavePolicy = .onChange) -> OffscreenTerminal {
    let terminal = launch(saving: policy)
    terminal.start()
    return terminal
  }

  // MARK: Tests

  @Test("CL-13: each step in the app's life is written to the console")
  func lifeCycle() {
    let terminal = launch()
    terminal.send(.didBecomeActive)
    terminal.send(.willResignActive)
    terminal.send(.didEnterBackground)
    terminal.send(.willEnterForeground)
    terminal.send(.willTerminate)
    #expect(
      console.lines == [
        "App didBecomeActive", "App willResignActive", "App didEnterBackground",
        "App willEnterForeground", "App willTerminate",
      ])
  }

  @Test("CL-13: both features write to the app's console")
  func consoleOfFeatures() {
    let terminal = start()
    terminal.type("2")
    #expect(
      console.lines == [
        "App didBecomeActive", "Checklist did appear", "Checklist did disappear",
        "Fasting did appear",
      ])
  }

  @Test("CL-16, FT-14, FT-15: saved on change, changes survive a sudden stop")
  func savedOnChange() {
    start().type(" 2s")
    let terminal = start()
    #expect(terminal.shows("✅"))
    terminal.type("2")
    #expect(terminal.shows("[ End Fast ]"))
  }

  @Test(
    "CL-17, FT-15: saved on background, changes are lost by a sudden stop before, and not after it")
  func savedOnBackground() {
    let terminal = start(saving: .onBackground)
    terminal.type(" 2s")
    let before = start()
    #expect(before.shows("🔲"))
    before.type("2")
    #expect(before.shows("[ Start Fast ]"))
    terminal.send(.willResignActive)
    let after = start()
    #expect(after.shows("✅"))
    after.type("2")
    #expect(after.shows("[ End Fast ]"))
  }

  @Test("CL-17, FT-15: saved on background, changes survive quitting")
  func savedOnQuitting() {
    let terminal = start(saving: .onBackground)
    terminal.type(" 2s")
    terminal.quit()
    let after = start()
    #expect(after.shows("✅"))
    after.type("2")
    #expect(after.shows("[ End Fast ]"))
  }

  @Test("FT-5: a tick of the app is one of the timer, and the timer's next is the app's")
  func tick() {
    let terminal = start()
    #expect(terminal.app.secondsToNextTick == nil)
    terminal.type("2s")
    clock.advance(by: 5_715.25)
    terminal.tick()
    #expect(terminal.shows("1h 35m 15s"))
    #expect(terminal.app.secondsToNextTick == 0.75)
  }

  @Test("FT-5, FT-7: when the app becomes active again, the timer is right at once")
  func active() {
    let terminal = start()
    terminal.type("2s")
    clock.advance(by: 100_000)
    terminal.send(.willEnterForeground)
    terminal.send(.didBecomeActive)
    #expect(terminal.shows("Press Start"))
    #expect(terminal.shows("4h 0m 0s"))
  }

  @Test("FT-8: the history is written as the app is told to")
  func format() {
    let terminal = start()
    terminal.type("2ss")
    #expect(terminal.shows("16 Jun 2025"))
    #expect(terminal.shows("14:00"))
  }

  @Test("CL-19, FT-15: what would be lost by quitting is told as long as it would")
  func unsavedChanges() {
    let terminal = start()
    #expect(terminal.app.unsavedChanges == nil)
    items.problem = .diskFull
    fasts.problem = .diskFull
    terminal.type(" 2s")
    let told = "/home/ada/List.plist: Disk full."
    #expect(terminal.app.unsavedChanges == "Not saved: \(told) \(told)")
    terminal.send(.willResignActive)
    #expect(terminal.app.unsavedChanges == "Not saved: \(told) \(told)")
    items.problem = nil
    terminal.type("1r")
    #expect(terminal.app.unsavedChanges == "Not saved: \(told)")
    fasts.problem = nil
    terminal.send(.willResignActive)
    #expect(terminal.app.unsavedChanges == nil)
  }

  @Test("CL-19, FT-15: a failed save stays on the screen from one tick to the next")
  func failedSaveAtTick() {
    let terminal = start()
    items.problem = .diskFull
    fasts.problem = .diskFull
    terminal.type(" 2s")
    terminal.tick()
    #expect(terminal.shows("[ Save again ]"))
    terminal.type("1")
    #expect(terminal.shows("[ Save again ]"))
  }

  @Test("CL-19, FT-15: a save that fails after it has begun is told at the next tick")
  func lateFailure() {
    let terminal = start()
    terminal.type(" 2s")
    #expect(!terminal.shows("Can't save"))
    items.lateProblem = .diskFull
    fasts.lateProblem = .diskFull
    terminal.tick()
    #expect(terminal.shows("[ Save again ]"))
    terminal.type("1")
    #expect(terminal.shows("[ Save again ]"))
  }

  @Test("UI-2: nothing of the app is kept alive")
  func freed() {
    var terminal: OffscreenTerminal? = start()
    let app = Weak(terminal?.app as? AppController)
    let checklist = Weak(app.object?.checklist)
    let fasting = Weak(app.object?.fasting)
    let screen = Weak(app.object?.screen)
    #expect(app.object != nil)
    terminal?.type("a")
    terminal?.send(.key(.escape))
    terminal?.type("2s")
    terminal?.send(.didBecomeActive)
    terminal = nil
    #expect(app.object == nil)
    #expect(checklist.object == nil)
    #expect(fasting.object == nil)
    #expect(screen.object == nil)
  }
}

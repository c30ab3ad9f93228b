import Foundation
import MVVM
import Model
import Testing

@Suite("The app")
struct AppViewModelTests {
  // MARK: Set-up

  private let clock = TestClock()
  private let items = UnreliableStorage([ChecklistItem(id: UUID(), name: "Milk")])
  private let fasts = UnreliableStorage<[Fast]>()
  private let console = RecordingConsole()

  private func launch(saving policy: SavePolicy = .onChange) -> AppViewModel {
    AppViewModel(
      model: AppModel(
        checklist: ChecklistStore(storage: items, policy: policy),
        fasts: FastStore(storage: fasts, policy: policy), now: { [clock] in clock.now },
        format: .berlin, console: console))
  }

  // MARK: Tests

  @Test("CL-13: each step in the app's life is written to the console")
  func lifeCycle() {
    let app = launch()
    app.didBecomeActive()
    app.willResignActive()
    app.didEnterBackground()
    app.willEnterForeground()
    app.willTerminate()
    #expect(
      console.lines == [
        "App didBecomeActive", "App willResignActive", "App didEnterBackground",
        "App willEnterForeground", "App willTerminate",
      ])
  }

  @Test("CL-13: both features write to the app's console")
  func consoleOfFeatures() {
    let app = launch()
    app.checklist.didAppear()
    app.checklist.didDisappear()
    app.fasting.didAppear()
    #expect(
      console.lines == ["Checklist did appear", "Checklist did disappear", "Fasting did appear"])
  }

  @Test("CL-16, FT-14, FT-15: saved on change, changes survive a sudden stop")
  func savedOnChange() {
    let app = launch()
    app.checklist.rowTapped(app.checklist.row(at: 0).id)
    app.fasting.buttonTapped()
    #expect(launch().checklist.row(at: 0).mark == "✅")
    #expect(launch().fasting.isRunning)
  }

  @Test(
    "CL-17, FT-15: saved on background, changes are lost by a sudden stop before, and not after it")
  func savedOnBackground() {
    let app = launch(saving: .onBackground)
    app.checklist.rowTapped(app.checklist.row(at: 0).id)
    app.fasting.buttonTapped()
    #expect(launch().checklist.row(at: 0).mark == "🔲")
    #expect(!launch().fasting.isRunning)
    app.willResignActive()
    #expect(launch().checklist.row(at: 0).mark == "✅")
    #expect(launch().fasting.isRunning)
  }

  @Test("CL-17, FT-15: saved on background, changes survive quitting")
  func savedOnQuitting() {
    let app = launch(saving: .onBackground)
    app.checklist.rowTapped(app.checklist.row(at: 0).id)
    app.fasting.buttonTapped()
    app.willResignActive()
    app.didEnterBackground()
    app.willTerminate()
    #expect(launch().checklist.row(at: 0).mark == "✅")
    #expect(launch().fasting.isRunning)
  }

  @Test("FT-5: a tick of the app is one of the timer, and the timer's next is the app's")
  func tick() {
    let app = launch()
    #expect(app.secondsToNextTick == nil)
    app.fasting.buttonTapped()
    clock.advance(by: 5_715.25)
    app.tick()
    #expect(app.fasting.timerText == "1h 35m 15s")
    #expect(app.secondsToNextTick == 0.75)
  }

  @Test("FT-5, FT-7: when the app becomes active again, the timer is right at once")
  func active() {
    let app = launch()
    app.fasting.buttonTapped()
    clock.advance(by: 100_000)
    app.willEnterForeground()
    app.didBecomeActive()
    #expect(app.fasting.timerText == "Press Start")
    let rows = (0..<app.fasting.rowCount).map(app.fasting.row)
    #expect(rows.map(\.elapsed) == ["4h 0m 0s"])
  }

  @Test("FT-8: the history is written as the app is told to")
  func format() {
    let app = launch()
    app.fasting.buttonTapped()
    app.fasting.buttonTapped()
    #expect(app.fasting.row(at: 0).start.contains("16 Jun 2025"))
    #expect(app.fasting.row(at: 0).start.contains("14:00"))
  }

  @Test("CL-19, FT-15: what would be lost by quitting is told as long as it would")
  func unsavedChanges() {
    let app = launch()
    #expect(app.unsavedChanges == nil)
    items.problem = .diskFull
    fasts.problem = .diskFull
    app.checklist.rowTapped(app.checklist.row(at: 0).id)
    app.fasting.buttonTapped()
    let told = "/home/ada/List.plist: Disk full."
    #expect(app.unsavedChanges == "Not saved: \(told) \(told)")
    app.willResignActive()
    #expect(app.unsavedChanges == "Not saved: \(told) \(told)")
    items.problem = nil
    app.checklist.remedyTapped()
    #expect(app.unsavedChanges == "Not saved: \(told)")
    fasts.problem = nil
    app.willResignActive()
    #expect(app.unsavedChanges == nil)
  }

  @Test("CL-19, FT-15: a failed save stays on the screen from one tick to the next")
  func failedSaveAtTick() {
    let app = launch()
    items.problem = .diskFull
    fasts.problem = .diskFull
    app.checklist.rowTapped(app.checklist.row(at: 0).id)
    app.fasting.buttonTapped()
    app.tick()
    #expect(app.checklist.problemRemedy == "Save again")
    #expect(app.fasting.problemRemedy == "Save again")
  }

  @Test("CL-19, FT-15: a save that fails after it has begun is told at the next tick")
  func lateFailure() {
    let app = launch()
    app.checklist.rowTapped(app.checklist.row(at: 0).id)
    app.fasting.buttonTapped()
    #expect(app.checklist.problemMessage == nil)
    #expect(app.fasting.problemMessage == nil)
    items.lateProblem = .diskFull
    fasts.lateProblem = .diskFull
    app.tick()
    #expect(app.checklist.problemRemedy == "Save again")
    #expect(app.fasting.problemRemedy == "Save again")
  }

  @Test("UI-2: nothing of the app is kept alive")
  func freed() {
    var app: AppViewModel? = launch()
    let released = Weak(app)
    let checklist = Weak(app?.checklist)
    let fasting = Weak(app?.fasting)
    app?.checklist.addTapped()
    app?.fasting.buttonTapped()
    app?.didBecomeActive()
    app = nil
    #expect(released.object == nil)
    #expect(checklist.object == nil)
    #expect(fasting.object == nil)
  }
}

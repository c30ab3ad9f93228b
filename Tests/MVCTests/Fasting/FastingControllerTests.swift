import Foundation
import MVC
import Model
import TerminalUI
import Testing

@Suite("The fasting timer")
struct FastingControllerTests {
  // MARK: Set-up

  private final class RecordingView: FastingView {
    var updates: [String] = []

    override func showLengths(_ lengths: [String], chosen index: Int) {
      updates.append("showLengths")
      super.showLengths(lengths, chosen: index)
    }

    override func showTimer(_ text: String, progress: Double) {
      updates.append("showTimer")
      super.showTimer(text, progress: progress)
    }

    override func showRunning(_ isRunning: Bool, buttonTitle: String) {
      updates.append("showRunning")
      super.showRunning(isRunning, buttonTitle: buttonTitle)
    }

    override func showEmptyState(_ isEmpty: Bool) {
      updates.append("showEmptyState")
      super.showEmptyState(isEmpty)
    }

    override func reloadRows() {
      updates.append("reloadRows")
      super.reloadRows()
    }

    override func insertRow(at index: Int) {
      updates.append("insertRow \(index)")
      super.insertRow(at: index)
    }

    override func deleteRow(at index: Int) {
      updates.append("deleteRow \(index)")
      super.deleteRow(at: index)
    }

    override func showProblem(_ message: String?, remedy: String?) {
      updates.append("showProblem")
      super.showProblem(message, remedy: remedy)
    }
  }

  private let clock = TestClock()
  private let storage = MemoryStorage<[Fast]>()
  private let store: FastStore
  private let console = RecordingConsole()
  private let view = RecordingView()
  private let controller: FastingController
  private let terminal: OffscreenTerminal

  init() {
    store = FastStore(storage: storage)
    controller = FastingController(
      store: store, view: view, now: { [clock] in clock.now }, format: .berlin, console: console)
    terminal = OffscreenTerminal(screen: ScreenStack(root: view))
    terminal.start()
    view.updates = []
  }

  private func fast(for seconds: TimeInterval) {
    tapButton()
    clock.advance(by: seconds)
    tapButton()
  }

  private func tapButton() {
    terminal.type("s")
  }

  private func chooseNextLength() {
    terminal.send(keys: [.up, .right, .down])
  }

  private func deleteRow(_ row: Int) {
    terminal.send(keys: [.down, .home])
    terminal.type(String(repeating: "j", count: row) + "d")
  }

  private func tick() {
    controller.tick()
    terminal.tick()
  }

  private var rows: [FastRow] { rows(on: terminal) }

  private func rows(on terminal: OffscreenTerminal) -> [FastRow] {
    terminal.text.split(separator: "\n")
      .drop { $0 != "Fasting History" }.dropFirst()
      .filter { $0 != "No Fasts Yet" }
      .map { $0.split(separator: " ") }
      .map { words in
        FastRow(
          start: words.dropLast(3).joined(separator: " "),
          elapsed: words.suffix(3).joined(separator: " "))
      }
  }

  // MARK: Tests

  @Test("FT-2: the lengths are 5 seconds and 4 to 24 hours, and 4 hours is chosen")
  func lengths() {
    #expect(terminal.shows("◀ 4 hours ▶"))
    terminal.send(keys: [.up, .left])
    #expect(terminal.shows("◀ 5 seconds ▶"))
    for hours in [4, 8, 12, 16, 24, 24] {
      terminal.send(.key(.right))
      #expect(terminal.shows("◀ \(hours) hours ▶"))
    }
  }

  @Test("FT-3: while no fast runs, the timer says to press Start, and so does the button")
  func idle() {
    #expect(terminal.shows("Press Start"))
    #expect(terminal.shows(" 0%"))
    #expect(terminal.shows("[ Start Fast ]"))
    #expect(controller.secondsToNextTick == nil)
  }

  @Test("FT-3, FT-4: the length that was chosen is the one that runs, and stays chosen")
  func chosenLength() {
    chooseNextLength()
    #expect(terminal.shows("◀ 8 hours ▶"))
    tapButton()
    #expect(store.session.running?.length == 28_800)
    #expect(terminal.shows("8 hours"))
    tapButton()
    #expect(terminal.shows("◀ 8 hours ▶"))
  }

  @Test("FT-4: while a fast runs, no length can be chosen, and the button ends the fast")
  func running() {
    tapButton()
    chooseNextLength()
    #expect(terminal.shows("4 hours"))
    #expect(!terminal.shows("◀"))
    #expect(terminal.shows("[ End Fast ]"))
    #expect(terminal.shows("0h 0m 0s"))
    #expect(terminal.shows(" 0%"))
  }

  @Test(
    "FT-4, FT-5: the timer is right at each tick, however many were missed",
    arguments: [
      (5, "0h 0m 5s"), (59.9, "0h 0m 59s"), (3_600, "1h 0m 0s"), (5_715, "1h 35m 15s"),
      (14_399.5, "3h 59m 59s"),
    ])
  func elapsedTime(seconds: TimeInterval, expected: String) {
    tapButton()
    clock.advance(by: seconds)
    tick()
    #expect(terminal.shows(expected))
    #expect(terminal.shows(" \(Int(seconds / 144))%"))
  }

  @Test("FT-4: the ring is filled by the share of the length that has passed")
  func progress() {
    tapButton()
    clock.advance(by: 3_600)
    tick()
    #expect(terminal.shows(" 25%"))
    clock.advance(by: 3_600)
    tick()
    #expect(terminal.shows(" 50%"))
  }

  @Test("FT-5: the next tick is asked for when the next second is full")
  func nextTick() {
    tapButton()
    #expect(controller.secondsToNextTick == 1)
    clock.advance(by: 7.25)
    #expect(controller.secondsToNextTick == 0.75)
  }

  @Test("FT-6: ending a fast appends it to the history, and none runs any more")
  func end() {
    fast(for: 60)
    fast(for: 5_715)
    #expect(rows.map(\.elapsed) == ["0h 1m 0s", "1h 35m 15s"])
    #expect(terminal.shows("Press Start"))
    #expect(terminal.shows(" 0%"))
    #expect(terminal.shows("[ Start Fast ]"))
    #expect(controller.secondsToNextTick == nil)
  }

  @Test(
    "FT-7: a fast ends by itself at the moment when its length is reached, noticed then or later",
    arguments: [14_400, 14_400.5, 100_000])
  func completion(noticed seconds: TimeInterval) {
    let start = clock.now
    tapButton()
    clock.advance(by: 14_399.5)
    tick()
    #expect(terminal.shows("[ End Fast ]"))
    clock.advance(by: seconds - 14_399.5)
    tick()
    #expect(terminal.shows("Press Start"))
    #expect(terminal.shows(" 0%"))
    #expect(terminal.shows("[ Start Fast ]"))
    #expect(rows.map(\.elapsed) == ["4h 0m 0s"])
    #expect(store.session.history.map(\.end) == [start + 14_400])
  }

  @Test("FT-7: a fast that was complete before “End Fast” ended at that moment, too")
  func endAfterCompletion() {
    fast(for: 20_000)
    #expect(rows.map(\.elapsed) == ["4h 0m 0s"])
  }

  @Test("FT-7, FT-14: a fast that was complete while the app did not run is in the history")
  func completionWhileAway() {
    let start = clock.now
    tapButton()
    clock.advance(by: 100_000)
    let controller = FastingController(
      store: FastStore(storage: storage), now: { [clock] in clock.now })
    let terminal = OffscreenTerminal(screen: controller.view)
    terminal.start()
    #expect(terminal.shows("[ Start Fast ]"))
    #expect(terminal.shows("Press Start"))
    #expect(rows(on: terminal).count == 1)
    #expect(storage.value?.map(\.end) == [start + 14_400])
  }

  @Test("FT-14: a running fast and the history are there after a restart")
  func restart() {
    fast(for: 60)
    chooseNextLength()
    chooseNextLength()
    tapButton()
    clock.advance(by: 5_715)
    let controller = FastingController(
      store: FastStore(storage: storage), now: { [clock] in clock.now })
    let terminal = OffscreenTerminal(screen: controller.view)
    terminal.start()
    #expect(rows(on: terminal).count == 1)
    #expect(!terminal.shows("No Fasts Yet"))
    #expect(terminal.shows("1h 35m 15s"))
    #expect(terminal.shows("[ End Fast ]"))
    #expect(terminal.shows("12 hours"))
  }

  @Test("FT-8: a row shows the start in the user's locale and time zone, and the time it lasted")
  func row() {
    fast(for: 3_600)
    #expect(rows.first?.start.contains("16 Jun 2025") == true)
    #expect(rows.first?.start.contains("14:00") == true)
    #expect(rows.map(\.elapsed) == ["1h 0m 0s"])
  }

  @Test("FT-1, FT-10: of two equal fasts, just the one of the deleted row goes")
  func deleteEqual() {
    fast(for: 60)
    clock.advance(by: -60)
    fast(for: 60)
    let ids = store.session.history.map(\.id)
    deleteRow(1)
    #expect(store.session.history.map(\.id) == [ids[0]])
  }

  @Test("FT-10: deleting a row of the history deletes that fast")
  func delete() {
    fast(for: 1)
    fast(for: 2)
    fast(for: 3)
    deleteRow(1)
    #expect(rows.map(\.elapsed) == ["0h 0m 1s", "0h 0m 3s"])
  }

  @Test("FT-11: “No Fasts Yet” stands there until the first fast, and again after the last")
  func emptyState() {
    #expect(terminal.shows("No Fasts Yet"))
    tapButton()
    #expect(terminal.shows("No Fasts Yet"))
    tapButton()
    #expect(!terminal.shows("No Fasts Yet"))
    tapButton()
    deleteRow(0)
    #expect(terminal.shows("No Fasts Yet"))
  }

  @Test(
    "FT-8, FT-12: daylight saving's begin and end change no time that has passed",
    arguments: [(1_743_294_600, "30 Mar 2025", "1:30"), (1_761_438_600, "26 Oct 2025", "2:30")])
  func daylightSaving(start: TimeInterval, date: String, time: String) {
    clock.now = Date(timeIntervalSince1970: start)
    tapButton()
    clock.advance(by: 5_400)
    tick()
    #expect(terminal.shows("1h 30m 0s"))
    tapButton()
    #expect(rows.first?.start.contains(date) == true)
    #expect(rows.first?.start.contains(time) == true)
    #expect(rows.map(\.elapsed) == ["1h 30m 0s"])
  }

  @Test("FT-8, FT-12: in another time zone the start reads differently, and no time has passed")
  func timeZone() {
    fast(for: 60)
    tapButton()
    clock.advance(by: 3_600)
    let controller = FastingController(
      store: store, now: { [clock] in clock.now }, format: .newYork)
    let terminal = OffscreenTerminal(screen: controller.view)
    terminal.start()
    #expect(rows(on: terminal).first?.start.contains("8:00") == true)
    #expect(rows(on: terminal).map(\.elapsed) == ["0h 1m 0s"])
    #expect(terminal.shows("1h 0m 0s"))
  }

  @Test("FT-13: with the clock set back, no time has passed, and the fast ends when it started")
  func clockSetBack() {
    let start = clock.now
    tapButton()
    clock.advance(by: -7_200)
    tick()
    #expect(terminal.shows("0h 0m 0s"))
    #expect(terminal.shows(" 0%"))
    tapButton()
    #expect(rows.map(\.elapsed) == ["0h 0m 0s"])
    #expect(store.session.history.map(\.end) == [start])
  }

  @Test("CL-18, FT-15: a file that can't be read is named, and kept until the remedy is tapped")
  func unreadableFile() {
    let storage = UnreliableStorage<[Fast]>(problem: .damaged)
    let controller = FastingController(store: FastStore(storage: storage))
    let terminal = OffscreenTerminal(screen: controller.view)
    terminal.start()
    #expect(terminal.shows("No Fasts Yet"))
    #expect(terminal.shows("Can't read /home/ada/List.plist"))
    #expect(terminal.shows("[ Move it aside and save here ]"))

    terminal.type("s")
    #expect(storage.value == nil)

    terminal.type("r")
    #expect(!terminal.shows("Can't read"))
    #expect(!terminal.shows("Move it aside"))
    #expect(storage.value?.count == 1)
  }

  @Test("CL-19, FT-15: a failed save is told, the fast runs, and “Save again” saves it once it can")
  func failedSave() {
    let storage = UnreliableStorage<[Fast]>()
    let controller = FastingController(store: FastStore(storage: storage))
    let terminal = OffscreenTerminal(screen: controller.view)
    terminal.start()
    #expect(!terminal.shows("Can't"))

    storage.problem = .diskFull
    terminal.type("s")
    #expect(terminal.shows("[ End Fast ]"))
    #expect(terminal.shows("Can't save /home/ada/List.plist: Disk full."))
    #expect(terminal.shows("[ Save again ]"))

    terminal.type("r")
    #expect(terminal.shows("[ Save again ]"))

    storage.problem = nil
    terminal.type("r")
    #expect(!terminal.shows("Can't"))
    #expect(storage.value?.count == 1)
  }

  @Test("CL-13: the screen's appearing and disappearing is written to the console, if there is one")
  func lifeCycle() {
    #expect(console.lines == ["Fasting did appear"])
    terminal.quit()
    #expect(console.lines == ["Fasting did appear", "Fasting did disappear"])
    let controller = FastingController(store: store)
    OffscreenTerminal(screen: controller.view).start()
    #expect(console.lines.count == 2)
  }

  @Test("UI-1: a tick updates the timer and nothing else")
  func updatesOfTick() {
    fast(for: 60)
    tapButton()
    view.updates = []
    clock.advance(by: 1)
    tick()
    #expect(view.updates == ["showTimer"])
  }

  @Test("UI-1: a tick while no fast runs updates nothing")
  func updatesOfIdleTick() {
    clock.advance(by: 1)
    tick()
    #expect(view.updates == [])
  }

  @Test("UI-1: starting, ending and deleting update what shows them")
  func updatesOfFasts() {
    tapButton()
    #expect(view.updates == ["showRunning", "showTimer"])
    view.updates = []
    tapButton()
    #expect(
      view.updates == ["insertRow 0", "showEmptyState", "showLengths", "showRunning", "showTimer"])
    view.updates = []
    deleteRow(0)
    #expect(view.updates == ["deleteRow 0", "showEmptyState"])
  }

  @Test("UI-1: another length updates neither the timer nor the history")
  func updatesOfLength() {
    chooseNextLength()
    #expect(view.updates == [])
  }

  @Test("UI-1: a problem with the file updates neither the timer nor the history")
  func updatesOfProblem() {
    let storage = UnreliableStorage<[Fast]>(problem: .damaged)
    let view = RecordingView()
    let controller = FastingController(store: FastStore(storage: storage), view: view)
    view.updates = []
    controller.fastingViewDidTapRemedy(view)
    storage.problem = .diskFull
    controller.fastingViewDidTapRemedy(view)
    storage.problem = nil
    controller.fastingViewDidTapRemedy(view)
    storage.problem = .diskFull
    controller.fastingViewDidTapRemedy(view)
    #expect(view.updates == ["showProblem", "showProblem", "showProblem", "showProblem"])
  }

  @Test("UI-2: the store keeps alive nothing that shows it")
  func freedByStore() {
    var controller: FastingController? = FastingController(store: store)
    let released = Weak(controller)
    let view = Weak(controller?.view)
    controller?.fastingViewDidTapButton(FastingView())
    controller = nil
    #expect(released.object == nil)
    #expect(view.object == nil)
  }
}

import Foundation
import MVVM
import Model
import Testing

@Suite("The fasting timer")
struct FastingViewModelTests {
  // MARK: Set-up

  private let clock = TestClock()
  private let storage = MemoryStorage<[Fast]>()
  private let store: FastStore
  private let console = RecordingConsole()
  private let viewModel: FastingViewModel

  init() {
    store = FastStore(storage: storage)
    viewModel = FastingViewModel(
      store: store, now: { [clock] in clock.now }, format: .berlin, console: console)
  }

  private var rows: [FastRow] { (0..<viewModel.rowCount).map(viewModel.row) }

  private func fast(for seconds: TimeInterval) {
    viewModel.buttonTapped()
    clock.advance(by: seconds)
    viewModel.buttonTapped()
  }

  // MARK: Tests

  @Test("FT-2: the lengths are 5 seconds and 4 to 24 hours, and 4 hours is chosen")
  func lengths() {
    #expect(
      viewModel.lengths == ["5 seconds", "4 hours", "8 hours", "12 hours", "16 hours", "24 hours"])
    #expect(viewModel.chosenLengthIndex == 1)
  }

  @Test("FT-3: while no fast runs, the timer says to press Start, and so does the button")
  func idle() {
    #expect(viewModel.timerText == "Press Start")
    #expect(viewModel.progress == 0)
    #expect(viewModel.buttonTitle == "Start Fast")
    #expect(!viewModel.isRunning)
    #expect(viewModel.secondsToNextTick == nil)
  }

  @Test("FT-3, FT-4: the length that was chosen is the one that runs, and stays chosen")
  func chosenLength() {
    viewModel.lengthChosen(at: 2)
    #expect(viewModel.chosenLengthIndex == 2)
    viewModel.buttonTapped()
    #expect(store.session.running?.length == 28_800)
    #expect(viewModel.chosenLengthIndex == 2)
    viewModel.buttonTapped()
    #expect(viewModel.chosenLengthIndex == 2)
  }

  @Test("FT-4: while a fast runs, no length can be chosen, and the button ends the fast")
  func running() {
    viewModel.buttonTapped()
    #expect(viewModel.isRunning)
    #expect(viewModel.buttonTitle == "End Fast")
    #expect(viewModel.timerText == "0h 0m 0s")
    #expect(viewModel.progress == 0)
  }

  @Test(
    "FT-4, FT-5: the timer is right at each tick, however many were missed",
    arguments: [
      (5, "0h 0m 5s"), (59.9, "0h 0m 59s"), (3_600, "1h 0m 0s"), (5_715, "1h 35m 15s"),
      (14_399.5, "3h 59m 59s"),
    ])
  func elapsedTime(seconds: TimeInterval, expected: String) {
    viewModel.buttonTapped()
    clock.advance(by: seconds)
    viewModel.tick()
    #expect(viewModel.timerText == expected)
    #expect(abs(viewModel.progress - seconds / 14_400) < 0.000_001)
  }

  @Test("FT-4: the ring is filled by the share of the length that has passed")
  func progress() {
    viewModel.buttonTapped()
    clock.advance(by: 3_600)
    viewModel.tick()
    #expect(viewModel.progress == 0.25)
    clock.advance(by: 3_600)
    viewModel.tick()
    #expect(viewModel.progress == 0.5)
  }

  @Test("FT-5: the next tick is asked for when the next second is full")
  func nextTick() {
    viewModel.buttonTapped()
    #expect(viewModel.secondsToNextTick == 1)
    clock.advance(by: 7.25)
    #expect(viewModel.secondsToNextTick == 0.75)
  }

  @Test("FT-6: ending a fast appends it to the history, and none runs any more")
  func end() {
    fast(for: 60)
    fast(for: 5_715)
    #expect(rows.map(\.elapsed) == ["0h 1m 0s", "1h 35m 15s"])
    #expect(viewModel.timerText == "Press Start")
    #expect(viewModel.progress == 0)
    #expect(viewModel.buttonTitle == "Start Fast")
    #expect(viewModel.secondsToNextTick == nil)
  }

  @Test(
    "FT-7: a fast ends by itself at the moment when its length is reached, noticed then or later",
    arguments: [14_400, 14_400.5, 100_000])
  func completion(noticed seconds: TimeInterval) {
    let start = clock.now
    viewModel.buttonTapped()
    clock.advance(by: 14_399.5)
    viewModel.tick()
    #expect(viewModel.isRunning)
    clock.advance(by: seconds - 14_399.5)
    viewModel.tick()
    #expect(viewModel.timerText == "Press Start")
    #expect(viewModel.progress == 0)
    #expect(viewModel.buttonTitle == "Start Fast")
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
    viewModel.buttonTapped()
    clock.advance(by: 100_000)
    let viewModel = FastingViewModel(
      store: FastStore(storage: storage), now: { [clock] in clock.now })
    #expect(!viewModel.isRunning)
    #expect(viewModel.timerText == "Press Start")
    #expect(viewModel.rowCount == 1)
    #expect(storage.value?.map(\.end) == [start + 14_400])
  }

  @Test("FT-14: a running fast and the history are there after a restart")
  func restart() {
    fast(for: 60)
    viewModel.lengthChosen(at: 3)
    viewModel.buttonTapped()
    clock.advance(by: 5_715)
    let viewModel = FastingViewModel(
      store: FastStore(storage: storage), now: { [clock] in clock.now })
    #expect(viewModel.rowCount == 1)
    #expect(!viewModel.isEmpty)
    #expect(viewModel.timerText == "1h 35m 15s")
    #expect(viewModel.buttonTitle == "End Fast")
    #expect(viewModel.chosenLengthIndex == 3)
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
    viewModel.deleteRowTapped(viewModel.row(at: 1).id)
    #expect(store.session.history.map(\.id) == [ids[0]])
  }

  @Test("FT-10: deleting a row of the history deletes that fast")
  func delete() {
    fast(for: 1)
    fast(for: 2)
    fast(for: 3)
    viewModel.deleteRowTapped(viewModel.row(at: 1).id)
    #expect(rows.map(\.elapsed) == ["0h 0m 1s", "0h 0m 3s"])
  }

  @Test("FT-11: “No Fasts Yet” stands there until the first fast, and again after the last")
  func emptyState() {
    #expect(viewModel.isEmpty)
    viewModel.buttonTapped()
    #expect(viewModel.isEmpty)
    viewModel.buttonTapped()
    #expect(!viewModel.isEmpty)
    viewModel.buttonTapped()
    viewModel.deleteRowTapped(viewModel.row(at: 0).id)
    #expect(viewModel.isEmpty)
  }

  @Test(
    "FT-8, FT-12: daylight saving's begin and end change no time that has passed",
    arguments: [(1_743_294_600, "30 Mar 2025", "1:30"), (1_761_438_600, "26 Oct 2025", "2:30")])
  func daylightSaving(start: TimeInterval, date: String, time: String) {
    clock.now = Date(timeIntervalSince1970: start)
    viewModel.buttonTapped()
    clock.advance(by: 5_400)
    viewModel.tick()
    #expect(viewModel.timerText == "1h 30m 0s")
    viewModel.buttonTapped()
    #expect(rows.first?.start.contains(date) == true)
    #expect(rows.first?.start.contains(time) == true)
    #expect(rows.map(\.elapsed) == ["1h 30m 0s"])
  }

  @Test("FT-8, FT-12: in another time zone the start reads differently, and no time has passed")
  func timeZone() {
    fast(for: 60)
    viewModel.buttonTapped()
    clock.advance(by: 3_600)
    let viewModel = FastingViewModel(
      store: store, now: { [clock] in clock.now }, format: .newYork)
    #expect(viewModel.row(at: 0).start.contains("8:00"))
    #expect(viewModel.row(at: 0).elapsed == "0h 1m 0s")
    #expect(viewModel.timerText == "1h 0m 0s")
  }

  @Test("FT-13: with the clock set back, no time has passed, and the fast ends when it started")
  func clockSetBack() {
    let start = clock.now
    viewModel.buttonTapped()
    clock.advance(by: -7_200)
    viewModel.tick()
    #expect(viewModel.timerText == "0h 0m 0s")
    #expect(viewModel.progress == 0)
    viewModel.buttonTapped()
    #expect(rows.map(\.elapsed) == ["0h 0m 0s"])
    #expect(store.session.history.map(\.end) == [start])
  }

  @Test("CL-18, FT-15: a file that can't be read is named, and kept until the remedy is tapped")
  func unreadableFile() {
    let storage = UnreliableStorage<[Fast]>(problem: .damaged)
    let viewModel = FastingViewModel(store: FastStore(storage: storage))
    #expect(viewModel.isEmpty)
    #expect(viewModel.problemMessage?.contains("Can't read /home/ada/List.plist") == true)
    #expect(viewModel.problemRemedy == "Move it aside and save here")

    viewModel.buttonTapped()
    #expect(storage.value == nil)

    viewModel.remedyTapped()
    #expect(viewModel.problemMessage == nil)
    #expect(viewModel.problemRemedy == nil)
    #expect(storage.value?.count == 1)
  }

  @Test("CL-19, FT-15: a failed save is told, the fast runs, and “Save again” saves it once it can")
  func failedSave() {
    let storage = UnreliableStorage<[Fast]>()
    let viewModel = FastingViewModel(store: FastStore(storage: storage))
    #expect(viewModel.problemMessage == nil)

    storage.problem = .diskFull
    viewModel.buttonTapped()
    #expect(viewModel.isRunning)
    #expect(
      viewModel.problemMessage?.contains("Can't save /home/ada/List.plist: Disk full.") == true)
    #expect(viewModel.problemRemedy == "Save again")

    viewModel.remedyTapped()
    #expect(viewModel.problemRemedy == "Save again")

    storage.problem = nil
    viewModel.remedyTapped()
    #expect(viewModel.problemMessage == nil)
    #expect(storage.value?.count == 1)
  }

  @Test("CL-13: the screen's appearing and disappearing is written to the console, if there is one")
  func lifeCycle() {
    viewModel.didAppear()
    #expect(console.lines == ["Fasting did appear"])
    viewModel.didDisappear()
    #expect(console.lines == ["Fasting did appear", "Fasting did disappear"])
    FastingViewModel(store: store).didAppear()
    #expect(console.lines.count == 2)
  }

  @Test("UI-1: a tick updates the timer and nothing else")
  func updatesOfTick() {
    fast(for: 60)
    viewModel.buttonTapped()
    func tick() {
      clock.advance(by: 1)
      viewModel.tick()
    }
    #expect(rendersAgain({ viewModel.timerText }, after: tick))
    #expect(rendersAgain({ viewModel.progress }, after: tick))
    #expect(!rendersAgain({ viewModel.chosenLengthIndex }, after: tick))
    #expect(!rendersAgain({ viewModel.isRunning }, after: tick))
    #expect(!rendersAgain({ viewModel.buttonTitle }, after: tick))
    #expect(!rendersAgain({ viewModel.isEmpty }, after: tick))
    #expect(!rendersAgain({ viewModel.row(at: 0) }, after: tick))
    #expect(!rendersAgain({ viewModel.problemMessage }, after: tick))
  }

  @Test("UI-1: a tick while no fast runs updates nothing")
  func updatesOfIdleTick() {
    func tick() {
      clock.advance(by: 1)
      viewModel.tick()
    }
    #expect(!rendersAgain({ viewModel.timerText }, after: tick))
    #expect(!rendersAgain({ viewModel.progress }, after: tick))
    #expect(!rendersAgain({ viewModel.buttonTitle }, after: tick))
    #expect(!rendersAgain({ viewModel.rowCount }, after: tick))
  }

  @Test("UI-1: starting, ending and deleting update what shows them")
  func updatesOfFasts() {
    #expect(rendersAgain({ viewModel.timerText }, after: { viewModel.buttonTapped() }))
    #expect(rendersAgain({ viewModel.timerText }, after: { viewModel.buttonTapped() }))
    #expect(!rendersAgain({ viewModel.rowCount }, after: { viewModel.buttonTapped() }))
    #expect(rendersAgain({ viewModel.rowCount }, after: { viewModel.buttonTapped() }))
    #expect(rendersAgain({ viewModel.buttonTitle }, after: { viewModel.buttonTapped() }))
    #expect(rendersAgain({ viewModel.buttonTitle }, after: { viewModel.buttonTapped() }))
    #expect(!rendersAgain({ viewModel.problemMessage }, after: { fast(for: 1) }))
    let ids = store.session.history.map(\.id)
    #expect(rendersAgain({ viewModel.isEmpty }, after: { viewModel.deleteRowTapped(ids[0]) }))
    #expect(!rendersAgain({ viewModel.timerText }, after: { viewModel.deleteRowTapped(ids[1]) }))
  }

  @Test("UI-1: another length updates neither the timer nor the history")
  func updatesOfLength() {
    #expect(rendersAgain({ viewModel.chosenLengthIndex }, after: { viewModel.lengthChosen(at: 0) }))
    #expect(!rendersAgain({ viewModel.timerText }, after: { viewModel.lengthChosen(at: 2) }))
    #expect(!rendersAgain({ viewModel.rowCount }, after: { viewModel.lengthChosen(at: 3) }))
  }

  @Test("UI-1: a problem with the file updates neither the timer nor the history")
  func updatesOfProblem() {
    let storage = UnreliableStorage<[Fast]>(problem: .damaged)
    let viewModel = FastingViewModel(store: FastStore(storage: storage))
    #expect(!rendersAgain({ viewModel.timerText }, after: { viewModel.remedyTapped() }))
    storage.problem = .diskFull
    #expect(rendersAgain({ viewModel.problemMessage }, after: { viewModel.remedyTapped() }))
    storage.problem = nil
    #expect(rendersAgain({ viewModel.problemRemedy }, after: { viewModel.remedyTapped() }))
    storage.problem = .diskFull
    #expect(!rendersAgain({ viewModel.rowCount }, after: { viewModel.remedyTapped() }))
  }

  @Test("UI-2: the store keeps alive nothing that shows it")
  func freedByStore() {
    var viewModel: FastingViewModel? = FastingViewModel(store: store)
    let released = Weak(viewModel)
    viewModel?.buttonTapped()
    viewModel = nil
    #expect(released.object == nil)
  }
}

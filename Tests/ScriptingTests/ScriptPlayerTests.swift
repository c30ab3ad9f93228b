import Foundation
import Scripting
import Testing
import TerminalUI

@Suite("A script player")
struct ScriptPlayerTests {
  let store = SampleApp.Store()
  let clock = SimulatedClock(now: Date(timeIntervalSinceReferenceDate: 0))
  let player: ScriptPlayer
  let record = Record()

  /// What a player told of.
  final class Record {
    var events: [PlayedEvent] = []
    var canvases: [Canvas] = []

    /// The keys among the events.
    var keys: [Key] {
      events.compactMap { if case .input(.key(let key)) = $0 { key } else { nil } }
    }
  }

  init() {
    player = ScriptPlayer(size: Size(width: 60, height: 20), clock: clock) { [store, clock] in
      SampleApp(store: store) { clock.now }
    }
    player.onEvent = { [record] event, canvas in
      record.events.append(event)
      record.canvases.append(canvas)
    }
    player.start()
  }

  private var app: SampleApp? { player.app as? SampleApp }

  private func play(_ text: String) throws {
    for line in try Script(parsing: text).lines {
      record.events = []
      try player.perform(line)
    }
  }

  private func stop(_ text: String) throws -> ScriptStop? {
    let lines = try Script(parsing: text).lines
    for line in lines {
      record.events = []
      do {
        try player.perform(line)
      } catch {
        return error
      }
    }
    return nil
  }

  // MARK: Starting

  @Test("starts the app and shows its screen")
  func start() {
    #expect(record.events == [.start])
    #expect(record.canvases == [player.canvas])
    #expect(app?.lifeCycle == [.didBecomeActive])
    #expect(player.text.contains("Checklist"))
  }

  @Test("tells of every event with the screen after it")
  func events() throws {
    try play("add Tea")
    #expect(
      record.events == [
        .input(.key(.character("a"))), .input(.paste("Tea")), .input(.key(.enter)),
      ])
    #expect(record.canvases.count == 4)
    #expect(record.canvases.last == player.canvas)
    #expect(Set(record.canvases).count == 4)
  }

  // MARK: Checklist

  @Test("adds items")
  func add() throws {
    try play("add Tea\nadd Milk")
    #expect(store.names == ["Tea", "Milk"])
  }

  @Test("leaves the form if the app refuses a name")
  func refused() throws {
    try play("add \"\"")
    #expect(record.keys == [.character("a"), .enter, .escape])
    try play("add \"  \"\nadd Tea")
    #expect(store.names == ["Tea"])
  }

  @Test("renames an item, and goes back")
  func rename() throws {
    try play("add Tea\nadd Milk\nrename 1 Green tea")
    #expect(
      record.events == [
        .input(.key(.character("e"))), .input(.key(.control("u"))), .input(.paste("Green tea")),
        .input(.key(.escape)),
      ])
    #expect(store.names == ["Green tea", "Milk"])
    try play("rename 2 \"\"\ntoggle 1")
    #expect(store.names == ["Green tea", "Milk"])
  }

  @Test("toggles just the row that the script says")
  func toggle() throws {
    try play("add A\nadd B\nadd C\ntoggle 3\ntoggle 1\ntoggle 3\ntoggle 3")
    #expect(app?.checked == [0, 2])
    #expect(record.events == [.input(.key(.character(" ")))])
  }

  @Test("deletes one row by a key, and several in edit mode")
  func delete() throws {
    try play("add A\nadd B\nadd C\nadd D\nadd E\ndelete 2")
    #expect(record.keys == [.character("d")])
    #expect(store.names == ["A", "C", "D", "E"])
    try play("delete 1,3-4")
    #expect(record.keys.first == .character("E") && record.keys.last == .character("E"))
    #expect(store.names == ["C"])
    try play("delete 1")
    #expect(store.names.isEmpty)
  }

  @Test("deletes all rows and adds new ones")
  func deleteAll() throws {
    try play("add A\nadd B\ndelete 1-2\nadd C\ntoggle 1")
    #expect(store.names == ["C"])
    #expect(app?.checked == [0])
  }

  @Test(
    "moves rows to any offset",
    arguments: [
      ("move 4 0", ["D", "A", "B", "C"]), ("move 1 4", ["B", "C", "D", "A"]),
      ("move 2 1", ["A", "B", "C", "D"]), ("move 1,3 2", ["B", "A", "C", "D"]),
      ("move 1-2 4", ["C", "D", "A", "B"]), ("move 1-4 2", ["A", "B", "C", "D"]),
    ])
  func move(line: String, names: [String]) throws {
    try play("add A\nadd B\nadd C\nadd D\n" + line)
    #expect(store.names == names)
    try play("toggle 1")
    #expect(app?.checked == [0])
  }

  // MARK: Fasting

  @Test("shows the tab of the feature first, if another is shown")
  func tabs() throws {
    try play("start")
    #expect(record.keys == [.character("2"), .character("s")])
    try play("add Tea")
    #expect(record.keys == [.character("1"), .character("a"), .enter])
    try play("kill\nadd Milk")
    #expect(record.keys == [.character("a"), .enter])
  }

  @Test("starts and ends fasts, and lets time pass between")
  func fasts() throws {
    try play("start\nwait 1h30m\nend\nstart\nwait 3s\nend")
    #expect(store.fasts == [5400, 3])
  }

  @Test("lets time pass in one step")
  func wait() throws {
    try play("start\nwait 2d")
    #expect(record.events == [.tick])
    #expect(clock.now.timeIntervalSinceReferenceDate == 172_800)
  }

  @Test("doesn't start a second fast, nor end one that doesn't run")
  func withoutEffect() throws {
    try play("end")
    #expect(record.keys == [.character("2")])
    try play("start\nwait 5s\nstart")
    #expect(record.events.isEmpty)
    try play("end\nend")
    #expect(store.fasts == [5])
  }

  @Test("chooses a length from wherever the focus is")
  func length() throws {
    try play("length 24h")
    #expect(app?.length == "24 hours")
    #expect(record.keys == [.character("2")] + Array(repeating: .right, count: 4))
    try play("length 5s")
    #expect(app?.length == "5 seconds")
    try play("start\nend\nstart\nend\nstart\nend\ndelete 3\nlength 12h")
    #expect(app?.length == "12 hours")
  }

  @Test("chooses no length while a fast runs")
  func noLength() throws {
    try play("length 8h\nstart\nlength 16h\nend")
    #expect(app?.length == "8 hours")
    #expect(store.fasts == [0])
  }

  @Test("deletes fasts")
  func deleteFast() throws {
    try play("start\nwait 1s\nend\nstart\nwait 2s\nend\nstart\nwait 3s\nend\ndelete 2")
    #expect(store.fasts == [1, 3])
    try play("add Tea\ndelete fast 2")
    #expect(store.fasts == [1])
  }

  // MARK: Life cycle

  @Test("suspends the app and goes on with it, once")
  func background() throws {
    try play("foreground")
    #expect(record.events.isEmpty)
    try play("background")
    #expect(record.events == [.lifeCycle(.willResignActive), .lifeCycle(.didEnterBackground)])
    try play("background")
    #expect(record.events.isEmpty)
    try play("foreground")
    #expect(
      record.events == [.lifeCycle(.willEnterForeground), .lifeCycle(.didBecomeActive)])
  }

  @Test("tells a suspended app of the time only when it goes on")
  func suspended() throws {
    try play("start\nbackground\nwait 4h")
    #expect(record.events.isEmpty)
    try play("foreground\nend")
    #expect(store.fasts == [14_400])
  }

  @Test("quits and starts a new app")
  func relaunch() throws {
    let old = app
    try play("add Tea\nrelaunch")
    #expect(
      old?.lifeCycle == [
        .didBecomeActive, .willResignActive, .didEnterBackground, .willTerminate,
      ])
    #expect(record.events == [.quit, .start])
    #expect(app !== old)
    #expect(app?.lifeCycle == [.didBecomeActive])
    try play("toggle 1")
    #expect(app?.checked == [0])
  }

  @Test("goes on with a suspended app to quit it")
  func relaunchFromBackground() throws {
    try play("background\nrelaunch")
    #expect(
      record.events == [
        .lifeCycle(.willEnterForeground), .lifeCycle(.didBecomeActive), .quit, .start,
      ])
    try play("background")
    #expect(record.events.count == 2)
  }

  @Test("kills an app without a word and starts a new one")
  func kill() throws {
    let old = app
    try play("add Tea\nkill")
    #expect(record.events == [.start])
    #expect(app !== old)
    #expect(old?.lifeCycle == [.didBecomeActive])
    try play("background\nkill\nbackground")
    #expect(record.events.count == 2)
  }

  @Test("lets go of the app that was quit or killed", arguments: ["kill", "relaunch"])
  func released(line: String) throws {
    weak var old: SampleApp?
    old = app
    try play("add Tea\n" + line)
    #expect(old == nil)
  }

  // MARK: Stops

  @Test(
    "stops at a row that doesn't exist, before any key of the action",
    arguments: [
      ("toggle 1", "line 1: there is no row 1; the checklist is empty"),
      ("add A\ntoggle 2", "line 2: there is no row 2; the checklist has 1 row"),
      ("add A\nadd B\nrename 3 C", "line 3: there is no row 3; the checklist has 2 rows"),
      ("add A\ndelete 1-999999999", "line 2: there is no row 999999999; the checklist has 1 row"),
      ("add A\nadd B\nmove 1,3 0", "line 3: there is no row 3; the checklist has 2 rows"),
      ("add A\nadd B\n\nmove 1 3", "line 4: there is no offset 3; the checklist has 2 rows"),
      ("start\nend\ndelete 2", "line 3: there is no row 2; the history has 1 row"),
      ("start\ndelete 1", "line 2: there is no row 1; the history is empty"),
    ])
  func noRow(text: String, message: String) throws {
    #expect(try stop(text)?.description == message)
    #expect(record.events.isEmpty)
  }

  @Test("stops when the app doesn't answer to a key")
  func deaf() throws {
    app?.deafTo = ["a"]
    #expect(try stop("add A")?.description == "line 1: the app does not answer to the key 'a'")
    app?.deafTo = ["E"]
    let text = "add A\nadd B\nmove 1 2"
    #expect(try stop(text)?.description == "line 3: the app does not answer to the key 'E'")
    #expect(store.names == ["A", "B"])
  }

  // MARK: Size

  @Test("pastes a name of a million characters")
  func longName() throws {
    let name = String(repeating: "long ", count: 200_000) + "end"
    try play("add \(name)\nrename 1 \(name)s")
    #expect(store.names == [name + "s"])
  }
}

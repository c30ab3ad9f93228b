import Foundation
import Model
import TerminalUI

nonisolated extension Behaviour {
  /// What the fasting timer must do.
  static let fasting = fasts + timer + ends + history + instants

  // MARK: Fasts

  private static let fasts = [
    Behaviour("FT-1, FT-10: of two fasts that are equal in all else, one is deleted") { app in
      try app.perform("start\nend\nstart\nend")
      let fasts = app.stage.fasts.value ?? []
      try app.expect("the number of fasts", fasts.count, is: 2)
      try app.expect(
        "all but the identity of the second",
        Fast(id: fasts[0].id, start: fasts[1].start, length: fasts[1].length, end: fasts[1].end),
        is: fasts[0])
      try app.perform("delete fast 2")
      try app.expect("the fast that is left", app.stage.fasts.value, is: [fasts[0]])
      try app.perform("start\nend\ndelete fast 1")
      try app.expect(
        "that it is the other one", app.stage.fasts.value?.contains(fasts[0]), is: false)
    },
    Behaviour("FT-2: the lengths are 5 seconds and 4, 8, 12, 16 and 24 hours, at first 4") { app in
      app.press(.character("2"))
      try app.expectTitle("Fasting")
      try app.expect("the first length", app.screen.length, is: "4 hours")
      app.press(.up, .left, .left)
      var lengths = [app.screen.length]
      for _ in 1...6 {
        app.press(.right)
        lengths.append(app.screen.length)
      }
      try app.expect(
        "the lengths", lengths,
        is: [
          "5 seconds", "4 hours", "8 hours", "12 hours", "16 hours", "24 hours", "24 hours",
        ])
    },
    Behaviour("FT-2, FT-6: a fast has the length that is chosen, and it stays chosen") { app in
      try app.perform("length 16h\nstart")
      try app.expect("the length", app.stage.fasts.value?.first?.length, is: 57_600)
      try app.expect("the picker", app.screen.length, is: "16 hours")
      try app.perform("end")
      try app.expect("the picker", app.screen.length, is: "16 hours")
    },
  ]

  // MARK: The timer

  private static let timer = [
    Behaviour("FT-3: while no fast runs, a length can be chosen and a fast started") { app in
      app.press(.character("2"))
      try app.expectTimer("Press Start")
      try app.expect("the button", app.screen.hasButton("Start Fast"))
      try app.expect("its colour", app.screen.style(of: "[ Start Fast ]")?.color, is: .blue)
      try app.expect("a length can be chosen", app.screen.canChooseLength)
      try app.expect("the percentage", app.screen.percentage, is: "0%")
      try app.perform("length 8h")
      try app.expect("the length", app.screen.length, is: "8 hours")
    },
    Behaviour("FT-4: while a fast runs, the timer shows it, and no length can be chosen") { app in
      try app.perform("start")
      try app.expectTimer("0h 0m 0s")
      try app.expect("the button", app.screen.hasButton("End Fast"))
      try app.expect("its colour", app.screen.style(of: "[ End Fast ]")?.color, is: .red)
      try app.expect("no length can be chosen", !app.screen.canChooseLength)
      app.press(.up, .right, .up, .left)
      try app.perform("length 8h")
      app.player.send(.click(Point(x: 17, y: 2)))
      try app.expect("the length", app.screen.length, is: "4 hours")
      try app.perform("wait 1h35m15s")
      try app.expectTimer("1h 35m 15s")
    },
    Behaviour("FT-4: the ring is filled clockwise by the share of the length") { app in
      try app.perform("start")
      try app.expect("the filled cells", app.screen.ring.filled, is: [])
      try app.perform("wait 1h")
      try app.expect("the percentage", app.screen.percentage, is: "25%")
      let (filled, empty) = app.screen.ring
      let middle = (filled + empty).middle
      try app.expect(
        "the first quarter is filled",
        !filled.isEmpty && filled.allSatisfy { $0.x >= middle.x && $0.y <= middle.y })
      try app.perform("wait 1h")
      try app.expect("the percentage", app.screen.percentage, is: "50%")
      try app.expect(
        "the right half is filled",
        app.screen.ring.filled.allSatisfy { $0.x >= middle.x }
          && app.screen.ring.empty.allSatisfy { $0.x <= middle.x })
      try app.perform("end")
      try app.expect("the filled cells", app.screen.ring.filled, is: [])
    },
    Behaviour("FT-5: the timer is right at each tick, however many were missed") { app in
      try app.perform("start")
      try app.wait(1)
      try app.expectTimer("0h 0m 1s")
      try app.wait(3_600)
      try app.expectTimer("1h 0m 1s")
      try app.tick()
      try app.tick()
      try app.expectTimer("1h 0m 1s")
      app.oversleep(0.5)
      try app.wait(0.75)
      try app.expectTimer("1h 0m 2s")
    },
    Behaviour("FT-5: the timer asks for its next tick when the next second is full") { app in
      let none: TimeInterval? = nil
      try app.expect("the next tick", app.player.app.secondsToNextTick, is: none)
      try app.perform("start")
      try app.expect("the next tick", app.player.app.secondsToNextTick, is: 1)
      app.oversleep(0.25)
      try app.expect("the next tick", app.player.app.secondsToNextTick, is: 0.75)
      try app.wait(10.5)
      try app.expect("the next tick", app.player.app.secondsToNextTick, is: 0.25)
      try app.perform("end")
      try app.expect("the next tick", app.player.app.secondsToNextTick, is: none)
    },
  ]

  // MARK: Ends

  private static let ends = [
    Behaviour("FT-6: “End Fast” ends the fast now, and none runs any more") { app in
      try app.perform("start\nwait 90m\nend")
      try app.expectFasts("1h 30m 0s")
      try app.expectTimer("Press Start")
      try app.expect("the percentage", app.screen.percentage, is: "0%")
      try app.expect("a length can be chosen", app.screen.canChooseLength)
      try app.expect("the button", app.screen.hasButton("Start Fast"))
      try app.expect(
        "the end", app.stage.fasts.value?.first?.end, is: app.stage.clock.now)
    },
    Behaviour("FT-6: a fast ends now, between two ticks too") { app in
      try app.perform("start")
      app.oversleep(61)
      try app.perform("end")
      try app.expectFasts("0h 1m 1s")
    },
    Behaviour("FT-7: a fast ends by itself at the moment its length is reached") { app in
      try app.perform("length 5s\nstart\nwait 4s")
      try app.expectTimer("0h 0m 4s")
      try app.expectFasts()
      try app.perform("wait 1s")
      try app.expectTimer("Press Start")
      try app.expectFasts("0h 0m 5s")
      try app.expect("the button", app.screen.hasButton("Start Fast"))
    },
    Behaviour("FT-7: a fast that ended unnoticed ended when its length was reached") { app in
      try app.perform("length 5s\nstart")
      let end = app.stage.clock.now + 5
      try app.wait(3_600)
      try app.expectFasts("0h 0m 5s")
      try app.expect("the end", app.stage.fasts.value?.last?.end, is: end)
    },
    Behaviour("FT-7: a fast that ended in the background ended when it was complete") { app in
      try app.perform("length 5s\nstart")
      let end = app.stage.clock.now + 5
      try app.perform("background\nwait 2h\nforeground")
      try app.expectFasts("0h 0m 5s")
      try app.expectTimer("Press Start")
      try app.expect("the end", app.stage.fasts.value?.last?.end, is: end)
    },
    Behaviour("FT-7: a fast that ended while the app didn't run ended when complete") { app in
      try app.perform("length 5s\nstart")
      let end = app.stage.clock.now + 5
      app.oversleep(7_200)
      try app.kill()
      app.press(.character("2"))
      try app.expectFasts("0h 0m 5s")
      try app.expectTimer("Press Start")
      try app.expect("the end", app.stage.fasts.value?.last?.end, is: end)
    },
    Behaviour("FT-7: a fast that was complete before “End Fast” ended when complete") { app in
      try app.perform("length 5s\nstart")
      app.oversleep(60)
      try app.perform("end")
      try app.expectFasts("0h 0m 5s")
    },
  ]

  // MARK: The history

  private static let history = [
    Behaviour("FT-8: a row shows the start in the user's time zone, the newest last") { app in
      try app.perform("start\nwait 1s\nend\nwait 1h\nstart\nwait 2s\nend")
      try app.expectFasts("0h 0m 1s", "0h 0m 2s")
      try app.expect(
        "the starts", app.screen.rows.map(\.text).map(\.numbersAndLetters),
        is: [["16", "Jun", "2025", "13", "00"], ["16", "Jun", "2025", "14", "00"]])
    },
    Behaviour("FT-8: the same moment reads another time in Berlin", given: { $0.format = .berlin })
    {
      app in
      try app.perform("start\nend")
      try app.expect(
        "the start", app.screen.rows.map(\.text).map(\.numbersAndLetters),
        is: [["16", "Jun", "2025", "14", "00"]])
    },
    Behaviour("FT-9: tapping a row of the history changes nothing: it only flashes") { app in
      try app.perform("start\nwait 1s\nend\nstart\nwait 2s\nend")
      let before = (app.screen.rows, app.stage.fasts.value)
      app.press(.down, .character(" "))
      try app.expect("the row flashes", app.screen.style(of: "0h 0m 2s")?.color != nil)
      try app.expect("the rows", app.screen.rows, is: before.0)
      try app.expect("the saved fasts", app.stage.fasts.value, is: before.1)
      app.press(.up)
      try app.expect("no row flashes", app.screen.style(of: "0h 0m 2s")?.color == nil)
      app.click(onRow: 2, column: 40)
      try app.expect("the row flashes", app.screen.style(of: "0h 0m 2s")?.color != nil)
      try app.expect("the rows", app.screen.rows, is: before.0)
    },
    Behaviour("FT-10: deleting a row of the history deletes that fast") { app in
      try app.perform("start\nwait 1s\nend\nstart\nwait 2s\nend\nstart\nwait 3s\nend")
      app.press(.down, .up, .character("d"))
      try app.expectFasts("0h 0m 1s", "0h 0m 3s")
      try app.expect("the saved fasts", app.stage.fasts.value?.map(\.duration), is: [1, 3])
    },
    Behaviour("FT-11: “No Fasts Yet” stands there while the history is empty") { app in
      app.press(.character("2"))
      try app.expectText("No Fasts Yet")
      try app.perform("start")
      try app.expectText("No Fasts Yet")
      try app.perform("end")
      try app.expectNoText("No Fasts Yet")
      try app.perform("delete fast 1")
      try app.expectText("No Fasts Yet")
    },
  ]

  // MARK: Instants

  private static let instants = [
    Behaviour(
      "FT-12: the end of daylight saving does not change the time that has passed",
      given: { stage in
        stage.format = .berlin
        stage.setClock(to: "2025-10-26T00:30:00Z")
      },
      check: { app in
        try app.perform("start\nwait 1h")
        try app.expectTimer("1h 0m 0s")
        try app.perform("end")
        try app.expectFasts("1h 0m 0s")
      }),
    Behaviour(
      "FT-12: the beginning of daylight saving does not change the time that has passed",
      given: { stage in
        stage.format = .berlin
        stage.setClock(to: "2025-03-30T00:30:00Z")
      },
      check: { app in
        try app.perform("start\nwait 1h")
        try app.expectTimer("1h 0m 0s")
      }),
    Behaviour("FT-12: a change of time zone does not change the time that has passed") { app in
      try app.perform("start\nwait 10m")
      app.stage.format = .berlin
      try app.perform("relaunch\nwait 10m")
      app.press(.character("2"))
      try app.expectTimer("0h 20m 0s")
      try app.perform("end")
      try app.expectFasts("0h 20m 0s")
    },
    Behaviour("FT-13: after the clock was set back, no time has passed, and an end is no earlier") {
      app in
      try app.perform("start")
      try app.wait(-3_600)
      try app.expectTimer("0h 0m 0s")
      try app.expect("the percentage", app.screen.percentage, is: "0%")
      try app.perform("end")
      try app.expectFasts("0h 0m 0s")
      let fast = app.stage.fasts.value?.first
      try app.expect("the end", fast?.end, is: fast?.start)
    },
    Behaviour("FT-14: a running fast and the history survive a sudden stop") { app in
      try app.perform("start\nwait 1s\nend\nlength 8h\nstart\nwait 1h\nkill\nwait 1h")
      app.press(.character("2"))
      try app.expectTimer("2h 0m 0s")
      try app.expectFasts("0h 0m 1s")
      try app.expect("the length", app.screen.length, is: "8 hours")
      try app.expect("no length can be chosen", !app.screen.canChooseLength)
    },
    Behaviour("FT-14: a running fast and the history survive quitting") { app in
      try app.perform("start\nwait 1s\nend\nlength 8h\nstart\nwait 1h\nrelaunch")
      app.press(.character("2"))
      try app.expectTimer("1h 0m 0s")
      try app.expectFasts("0h 0m 1s")
      try app.perform("end")
      try app.expectFasts("0h 0m 1s", "1h 0m 0s")
    },
  ]
}

extension AppDriver {
  /// Makes sure that the history has just fasts that lasted so long, in this order.
  func expectFasts(_ durations: String...) throws(Mismatch) {
    try expect("the history", screen.rows.map(\.detail), is: durations)
  }
}

extension Stage {
  /// Sets the clock to a time like `2025-10-26T00:30:00Z`.
  func setClock(to time: String) {
    guard let date = try? Date(time, strategy: .iso8601) else { return }
    clock.advance(by: date.timeIntervalSince(clock.now))
  }
}

extension [Point] {
  /// The point in the middle of all.
  fileprivate var middle: Point {
    let (x, y) = (map(\.x), map(\.y))
    return Point(
      x: ((x.min() ?? 0) + (x.max() ?? 0)) / 2, y: ((y.min() ?? 0) + (y.max() ?? 0)) / 2)
  }
}

extension String {
  /// The words and numbers; systems put different signs between them.
  fileprivate var numbersAndLetters: [String] {
    split { !$0.isLetter && !$0.isNumber }.map(String.init).filter { $0 != "at" }
  }
}

import Foundation
import Model
import Testing

@Suite("The fasts' rules")
struct FastingSessionTests {
  private func running(length: TimeInterval = 14_400) -> FastingSession {
    var session = FastingSession()
    session.start(id: .number(1), length: length, at: .beginning)
    return session
  }

  @Test("FT-3, FT-4: a fast that was started runs, and is not in the history yet")
  func start() {
    let session = running()
    #expect(session.running == .sample())
    #expect(session.history == [])
    #expect(session.fasts == [.sample()])
  }

  @Test("While a fast runs, no other can be started")
  func startTwice() {
    var session = running()
    session.start(id: .number(2), length: 5, at: .beginning + 60)
    #expect(session == running())
  }

  @Test("FT-6: ending ends the fast now and appends it to the history")
  func end() {
    var session = running()
    session.end(at: .beginning + 61.5)
    #expect(session.running == nil)
    #expect(session.history == [.sample(end: .beginning + 61.5)])
    session.start(id: .number(2), length: 5, at: .beginning + 100)
    session.end(at: .beginning + 101)
    #expect(session.history.map(\.id) == [.number(1), .number(2)])
    #expect(session.fasts == session.history)
  }

  @Test("FT-6: where none runs, ending does nothing")
  func endNone() {
    var session = FastingSession()
    session.end(at: .beginning)
    let didEnd = session.endIfComplete(at: .beginning)
    #expect(!didEnd)
    #expect(session == FastingSession())
  }

  @Test("FT-7: a fast ends by itself at its length, not before", arguments: FastLength.allCases)
  func exactBoundary(length: FastLength) {
    var session = running(length: length.seconds)
    let before = session
    let early = session.endIfComplete(at: .beginning + length.seconds - 0.001)
    #expect(!early)
    #expect(session == before)
    let onTime = session.endIfComplete(at: .beginning + length.seconds)
    #expect(onTime)
    #expect(session.running == nil)
    #expect(session.history.map(\.end) == [.beginning + length.seconds])
    let again = session.endIfComplete(at: .beginning + length.seconds)
    #expect(!again)
    #expect(session.history.count == 1)
  }

  @Test(
    "FT-7: a fast that was completed while nobody looked ended at its length",
    arguments: [0.001, 1, 3_600, 31_536_000])
  func completedWhileAway(late: TimeInterval) {
    var noticed = FastingSession([.sample()])
    let didEnd = noticed.endIfComplete(at: .beginning + 14_400 + late)
    #expect(didEnd)
    #expect(noticed.history == [.sample(end: .beginning + 14_400)])

    var ended = FastingSession([.sample()])
    ended.end(at: .beginning + 14_400 + late)
    #expect(ended == noticed)
  }

  @Test("FT-13: ended after the clock was set back, a fast ended when it started")
  func clockSetBack() {
    var session = running()
    let didEnd = session.endIfComplete(at: .beginning - 3_600)
    #expect(!didEnd)
    session.end(at: .beginning - 3_600)
    #expect(session.history == [.sample(end: .beginning)])
  }

  @Test("FT-13: when the clock was set back and runs on, the fast goes on from its start")
  func clockSetBackAndOn() {
    var session = running()
    #expect(session.secondsToNextTick(at: .beginning - 3_600) == 1)
    let didEndInThePast = session.endIfComplete(at: .beginning - 3_600)
    #expect(!didEndInThePast)
    let didEnd = session.endIfComplete(at: .beginning + 14_400)
    #expect(didEnd)
  }

  // MARK: Deleting

  @Test("FT-1, FT-10: of two fasts that are equal in all else, only the one that is meant goes")
  func deleteTwin() {
    var session = FastingSession([
      .sample(1, end: .beginning + 5), .sample(2, end: .beginning + 5),
      .sample(3, end: .beginning + 5),
    ])
    let position = session.delete(.number(2))
    #expect(position == 1)
    #expect(session.history.map(\.id) == [.number(1), .number(3)])
  }

  @Test("FT-10: a fast that runs, or is gone, is not deleted")
  func deleteNone() {
    var session = FastingSession([.sample(1, end: .beginning), .sample(2)])
    let before = session
    let positions = [session.delete(.number(2)), session.delete(.number(9))]
    #expect(positions == [nil, nil])
    #expect(session == before)
  }

  // MARK: Ticks

  @Test("FT-5: while none runs, no tick is asked for")
  func noTick() {
    #expect(FastingSession().secondsToNextTick(at: .beginning) == nil)
    #expect(FastingSession([.sample(end: .beginning)]).secondsToNextTick(at: .beginning) == nil)
  }

  @Test(
    "FT-5: the next tick is due when the next second is full",
    arguments: [
      (0, 1), (0.25, 0.75), (0.5, 0.5), (1, 1), (59.875, 0.125), (7_200, 1), (7_200.75, 0.25),
    ])
  func nextTick(wait: TimeInterval, tick: TimeInterval) {
    #expect(running().secondsToNextTick(at: .beginning + wait) == tick)
    // Seconds are full by the start's clock, whatever part of a second it began at.
    let session = FastingSession([.sample(start: .beginning + 0.375)])
    #expect(session.secondsToNextTick(at: .beginning + 0.375 + wait) == tick)
  }

  @Test(
    "FT-13: after the clock was set back, a tick is due within a second", arguments: [0.25, 90])
  func tickAfterClockSetBack(back: TimeInterval) {
    #expect(running().secondsToNextTick(at: .beginning - back) == 1)
  }

  @Test("FT-5: at the tick that was asked for, the next second is shown, however many were missed")
  func ticksAreRight() throws {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<1_000 {
      // In parts of a second that add up without rounding.
      let start = Date.beginning + Double(Int.random(in: 0..<1_024, using: &generator)) / 1_024
      let session = FastingSession([.sample(start: start)])
      let wait = Double(Int.random(in: 0..<14_000 * 1_024, using: &generator)) / 1_024
      let tick = try #require(session.secondsToNextTick(at: start + wait))
      let fast = try #require(session.running)
      try #require(tick > 0 && tick <= 1)
      try #require(fast.elapsed(at: start + wait + tick) == wait.rounded(.down) + 1)
    }
  }

  // MARK: What was stored

  @Test("FT-14: a session made of the fasts of another is the same")
  func relaunch() {
    var session = running()
    session.end(at: .beginning + 60)
    session.start(id: .number(2), length: 28_800, at: .beginning + 100)
    #expect(FastingSession(session.fasts) == session)
  }

  @Test("Of several fasts that were stored as running, the last runs and the others have ended")
  func severalRunning() {
    let last = Fast.sample(4, start: .beginning + 60)
    let session = FastingSession([
      .sample(1), .sample(2, end: .beginning), .sample(3, length: 5), last,
    ])
    #expect(session.running == last)
    #expect(
      session.history == [
        .sample(1, end: .beginning + 60), .sample(2, end: .beginning),
        .sample(3, length: 5, end: .beginning + 5),
      ])
  }

  @Test("A fast that was stored as running and began after the last one ended when it began")
  func runningOutOfOrder() {
    let later = Fast.sample(1, start: .beginning + 60)
    let session = FastingSession([later, .sample(2)])
    #expect(session.running == .sample(2))
    #expect(session.history == [.sample(1, start: later.start, end: later.start)])
  }

  @Test("FT-1: of fasts that were stored with one identity, the first keeps it")
  func duplicateIdentities() {
    var session = FastingSession([
      .sample(1, end: .beginning + 1), .sample(1, end: .beginning + 2), .sample(1),
    ])
    #expect(session.history.map(\.end) == [.beginning + 1, .beginning + 2])
    #expect(Set(session.fasts.map(\.id)).count == 3)
    #expect(session.fasts[0].id == .number(1))
    #expect(session.running?.start == .beginning)
    session.delete(session.history[1].id)
    #expect(session.history == [.sample(1, end: .beginning + 1)])
  }
}

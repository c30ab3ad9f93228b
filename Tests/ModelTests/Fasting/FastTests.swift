import Foundation
import Model
import Testing

@Suite("A fast")
struct FastTests {
  let fast = Fast.sample()

  @Test("FT-1: two fasts that are equal in all but their identity are two")
  func identity() {
    #expect(Fast.sample(1) != Fast.sample(2))
    #expect(Fast.sample(1) == Fast.sample(1))
  }

  @Test(
    "FT-4: the time that has passed is counted from the start to the length",
    arguments: [
      (0, 0), (0.25, 0.25), (5_715, 5_715), (14_399.5, 14_399.5), (14_400, 14_400), (1e9, 14_400),
    ])
  func elapsed(wait: TimeInterval, elapsed: TimeInterval) {
    #expect(fast.elapsed(at: .beginning + wait) == elapsed)
    #expect(fast.progress(at: .beginning + wait) == elapsed / 14_400)
  }

  @Test("FT-4: the share that has passed goes from 0 to 1")
  func progress() {
    #expect(fast.progress(at: .beginning) == 0)
    #expect(fast.progress(at: .beginning + 3_600) == 0.25)
    #expect(fast.progress(at: .beginning + 14_400) == 1)
    #expect(fast.progress(at: .beginning + 99_999) == 1)
    #expect(fast.progress(at: .beginning - 99_999) == 0)
  }

  @Test("FT-7: a fast is complete from the moment at which its length is reached")
  func completion() {
    #expect(fast.completion == .beginning + 14_400)
    #expect(!fast.isComplete(at: fast.completion - 0.001))
    #expect(fast.isComplete(at: fast.completion))
    #expect(fast.isComplete(at: fast.completion + 86_400))
  }

  @Test("FT-8: an ended fast lasted from its start to its end, whatever time it is now")
  func duration() {
    let ended = Fast.sample(end: .beginning + 5_715)
    #expect(ended.duration == 5_715)
    #expect(ended.elapsed(at: .beginning) == 5_715)
    #expect(ended.elapsed(at: .beginning + 99_999) == 5_715)
  }

  @Test("FT-13: before its start, after the clock was set back, no time has passed")
  func clockSetBack() {
    #expect(fast.elapsed(at: .beginning - 1) == 0)
    #expect(fast.elapsed(at: .distantPast) == 0)
    #expect(!fast.isComplete(at: .distantPast))
  }

  @Test("FT-13: a fast that was stored with an end before its start lasted no time")
  func endBeforeStart() {
    let odd = Fast.sample(end: .beginning - 60)
    #expect(odd.duration == 0)
    #expect(odd.progress(at: .beginning) == 0)
  }

  // MARK: Time zones and daylight saving

  @Test("FT-12: when the clocks go forward, five hours on the wall are four that have passed")
  func springForward() throws {
    let zone = "Europe/Berlin"
    let fast = Fast.sample(start: try .local(2024, 3, 31, 1, 30, in: zone), length: 86_400)
    let now = try Date.local(2024, 3, 31, 6, 30, in: zone)
    #expect(fast.elapsed(at: now) == 4 * 3_600)
  }

  @Test("FT-12: when the clocks go back, three hours on the wall are four that have passed")
  func fallBack() throws {
    let zone = "America/New_York"
    let fast = Fast.sample(start: try .local(2024, 11, 3, 0, 30, in: zone), length: 86_400)
    let now = try Date.local(2024, 11, 3, 3, 30, in: zone)
    #expect(fast.elapsed(at: now) == 4 * 3_600)
  }

  @Test("FT-12: a journey through time zones does not change the time that has passed")
  func journey() throws {
    let start = try Date.local(2024, 6, 1, 20, 0, in: "Asia/Tokyo")
    let now = try Date.local(2024, 6, 1, 10, 0, in: "America/New_York")
    #expect(Fast.sample(start: start).elapsed(at: now) == 3 * 3_600)
  }

  @Test("FT-7, FT-12: a fast over a change of the clocks ends when its length has really passed")
  func completionOverChange() throws {
    let fast = Fast.sample(start: try .local(2024, 3, 30, 22, 0, in: "Europe/Berlin"))
    #expect(fast.completion == (try .local(2024, 3, 31, 3, 0, in: "Europe/Berlin")))
  }
}

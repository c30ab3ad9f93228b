import Foundation
import Testing

struct FastingSessionTests {
  private let start = Date(timeIntervalSinceReferenceDate: 0)
  private var session = FastingSession(length: 100)

  init() {
    session.start(at: start)
  }

  @Test func progressIsThePartOfTheLengthThatHasPassed() {
    #expect(session.progress(at: start + 25) == 0.25)
  }

  @Test func progressStaysAtOneWhenTheLengthHasPassed() {
    #expect(session.progress(at: .distantFuture) == 1)
  }

  @Test func progressStaysAtZeroWhenTheClockIsSetBack() {
    #expect(session.progress(at: .distantPast) == 0)
  }

  @Test mutating func aFastIsCompleteAtTheInstantAtWhichItsLengthIsReached() {
    session.endIfComplete(at: start + session.length)
    #expect(session.start == nil)
  }

  @Test mutating func aFastLastsItsLengthHoweverLateThatIsNoticed() {
    session.endIfComplete(at: .distantFuture)
    #expect(session.history == [DateInterval(start: start, duration: session.length)])
  }

  @Test mutating func aStartChangesNothingWhileAFastRuns() {
    session.start(at: .distantFuture)
    #expect(session.start == start)
  }
}

import Foundation
import Testing

struct FastingSessionTests {
  private let start = Date(timeIntervalSinceReferenceDate: 0)
  private var session = FastingSession(length: 100)

  init() {
    session.start(at: start)
  }

  @Test(arguments: [10.0, 25, 50, 75, 90])
  func progressIsThePartOfTheLengthThatHasPassed(seconds: TimeInterval) {
    #expect(session.progress(at: start + seconds) == seconds / 100)
  }

  @Test mutating func aStartChangesNothingWhileAFastRuns() {
    session.start(at: start + 10)
    #expect(session.start == start)
  }
}

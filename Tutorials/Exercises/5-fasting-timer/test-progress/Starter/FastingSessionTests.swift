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

  // TODO: Test how far progress can go, and how far it can fall.

  // TODO: Test when exactly a fast is complete, and from when to when it lasted.

  // TODO: Test that a start changes nothing while a fast runs.
}

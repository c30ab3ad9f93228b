import Foundation
import Testing

struct FastingSessionTests {
  private let start = Date(timeIntervalSinceReferenceDate: 0)
  private var session = FastingSession(length: 100)

  init() {
    session.start(at: start)
  }

  @Test mutating func progress() {
    _ = session.progress(at: .distantFuture)
    session.endIfComplete(at: .distantFuture)
    session.start(at: .distantFuture)
    #expect(true)
  }
}

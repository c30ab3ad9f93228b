import Foundation
import Model
import Testing

/// Fasts that this app never writes, but that a file may hold.
@Suite("Fasts with odd times")
struct OddFastsTests {
  /// From the first to the last year that dates are written with, and far beyond.
  static let moments = [0, 1, -62_135_769_600, 252_423_993_599, 1e18, -1e18, 1e300, -1e300]
  static let lengths = [0, -0.0, -1, -1e300, .leastNonzeroMagnitude, 0.1, 5, 14_400.5, 1e18, 1e300]

  @Test("FT-13: no time that is stored can stop the app", arguments: moments, lengths)
  func nothingTraps(start: TimeInterval, length: TimeInterval) throws {
    let format = FastFormat(
      locale: Locale(identifier: "en_US"), calendar: Calendar(identifier: .gregorian),
      timeZone: .gmt)
    for moment in Self.moments {
      let now = Date(timeIntervalSinceReferenceDate: moment)
      let fast = Fast.sample(start: Date(timeIntervalSinceReferenceDate: start), length: length)
      var session = FastingSession([fast])
      let tick = try #require(session.secondsToNextTick(at: now))
      #expect(tick > 0 && tick <= 1)
      #expect(fast.elapsed(at: now) >= 0)
      #expect((0...1).contains(fast.progress(at: now)))
      #expect(!format.start(of: fast).isEmpty)
      #expect(format.elapsed(fast.elapsed(at: now)).hasSuffix("s"))

      _ = session.endIfComplete(at: now)
      session.end(at: now)
      let ended = try #require(session.history.first)
      #expect(try #require(ended.end) >= ended.start)
      #expect(ended.duration >= 0)
      #expect(format.elapsed(ended.duration).hasSuffix("s"))

      let stored = Fast.sample(start: fast.start, length: length, end: now)
      #expect(stored.duration >= 0)
      #expect((0...1).contains(stored.progress(at: now)))
    }
  }

  @Test("A fast of no length, or of less, is complete when it begins", arguments: [0, -1, -1e300])
  func noLength(length: TimeInterval) {
    var session = FastingSession([.sample(length: length)])
    #expect(session.running?.progress(at: .beginning) == 1)
    let didEnd = session.endIfComplete(at: .beginning)
    #expect(didEnd)
    #expect(session.history.first?.end == .beginning)
  }

  @Test(
    "CL-18, FT-15: a stored time that is no number, or infinite, makes the file a damaged one",
    arguments: [Double.nan, .infinity, -.infinity])
  func notFinite(time: Double) throws {
    let folder = try TemporaryFolder()
    let storage = PropertyListStorage<[Fast]>(url: folder.file("Fasts.plist"))
    let odd = Date(timeIntervalSinceReferenceDate: time)
    for fast in [.sample(length: time), Fast.sample(start: odd), .sample(end: odd)] {
      try storage.save([.sample(2), fast])
      let problem = #expect(throws: StorageProblem.self) { try storage.load() }
      #expect(problem?.kind == .unreadable)
    }
    // Two numbers may be finite whose sum is not.
    let huge = Double.greatestFiniteMagnitude
    try storage.save([.sample(start: Date(timeIntervalSinceReferenceDate: huge), length: huge)])
    #expect(throws: StorageProblem.self) { try storage.load() }
    withExtendedLifetime(folder) {}
  }
}

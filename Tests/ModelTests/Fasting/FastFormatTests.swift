import Foundation
import Model
import Testing

@Suite("How fasts are put into words")
struct FastFormatTests {
  /// A start as one of the locales writes it, with plain spaces: some versions of the system's data
  /// put narrow ones that don't break before “PM”.
  private func start(
    _ start: Date = .beginning, locale: String, zone: String = "GMT",
    calendar: Calendar.Identifier = .gregorian
  ) throws -> String {
    let format = FastFormat(
      locale: Locale(identifier: locale), calendar: Calendar(identifier: calendar),
      timeZone: try #require(TimeZone(identifier: zone)))
    let text = format.start(of: .sample(start: start))
    return String(text.map { $0.isWhitespace ? " " : $0 })
  }

  @Test(
    "FT-4: the time that has passed has hours, minutes and seconds, always all three",
    arguments: [
      (0, "0h 0m 0s"), (0.999, "0h 0m 0s"), (1, "0h 0m 1s"), (5, "0h 0m 5s"), (59.99, "0h 0m 59s"),
      (60, "0h 1m 0s"), (3_599, "0h 59m 59s"), (3_600, "1h 0m 0s"), (5_715, "1h 35m 15s"),
      (86_400, "24h 0m 0s"), (360_000, "100h 0m 0s"),
    ])
  func elapsed(seconds: TimeInterval, text: String) {
    #expect(FastFormat().elapsed(seconds) == text)
  }

  @Test(
    "FT-13: no number of seconds is below zero, or stops the app",
    arguments: [
      (-0.0, "0h 0m 0s"), (-1, "0h 0m 0s"), (-1e300, "0h 0m 0s"), (-.infinity, "0h 0m 0s"),
      (.nan, "0h 0m 0s"), (1e15, "277777777777h 46m 40s"),
    ])
  func oddNumbers(seconds: TimeInterval, text: String) {
    #expect(FastFormat().elapsed(seconds) == text)
  }

  @Test(
    "A number of seconds beyond all measure is still written", arguments: [1e19, 1e300, .infinity])
  func hugeNumbers(seconds: TimeInterval) {
    #expect(FastFormat().elapsed(seconds) == "2562047788015215h 30m 7s")
  }

  @Test("FT-8: an American reads the month first, and a clock of twelve hours")
  func american() throws {
    let text = try start(locale: "en_US")
    #expect(text.hasPrefix("Nov 14, 2023"))
    #expect(text.hasSuffix("10:13 PM"))
  }

  @Test("FT-8: a German reads the day first, and a clock of 24 hours")
  func german() throws {
    let text = try start(locale: "de_DE")
    #expect(text.hasPrefix("14."))
    #expect(text.contains("2023"))
    #expect(text.hasSuffix("22:13"))
  }

  @Test("FT-8: a Japanese reads the year first, and a clock of 24 hours")
  func japanese() throws {
    let text = try start(locale: "ja_JP")
    #expect(text.hasPrefix("2023"))
    #expect(text.contains("11") && text.contains("14"))
    #expect(text.hasSuffix("22:13"))
  }

  @Test("FT-8: a user's own calendar counts the years")
  func calendar() throws {
    #expect(try start(locale: "en_US", calendar: .buddhist).contains("2566"))
  }

  @Test("FT-8: the same moment is another day in another time zone")
  func timeZone() throws {
    let text = try start(locale: "en_US", zone: "Asia/Tokyo")
    #expect(text.hasPrefix("Nov 15, 2023"))
    #expect(text.hasSuffix("7:13 AM"))
    #expect(try start(locale: "de_DE", zone: "America/New_York").hasSuffix("17:13"))
  }

  @Test("FT-8: a start in summer is written in summer time, wherever the year stands now")
  func daylightSaving() throws {
    let summer = try Date.local(2024, 7, 1, 12, 0, in: "GMT")
    let winter = try Date.local(2024, 1, 1, 12, 0, in: "GMT")
    #expect(try start(summer, locale: "de_DE", zone: "Europe/Berlin").hasSuffix("14:00"))
    #expect(try start(winter, locale: "de_DE", zone: "Europe/Berlin").hasSuffix("13:00"))
  }

  @Test("FT-12: the time that has passed is written the same in every locale")
  func elapsedEverywhere() {
    for locale in ["ar_EG", "de_DE", "hi_IN", "ja_JP"] {
      #expect(FastFormat(locale: Locale(identifier: locale)).elapsed(5_715) == "1h 35m 15s")
    }
  }
}

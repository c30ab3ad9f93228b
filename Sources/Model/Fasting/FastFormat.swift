import Foundation

/// How fasts are put into words, for one locale and time zone.
public struct FastFormat: Sendable {
  private let style: Date.FormatStyle

  /// Creates a format; the user's own locale, calendar and time zone unless others are given.
  public init(
    locale: Locale = .user, calendar: Calendar = .autoupdatingCurrent,
    timeZone: TimeZone = .autoupdatingCurrent
  ) {
    style = Date.FormatStyle(
      date: .abbreviated, time: .shortened, locale: locale, calendar: calendar, timeZone: timeZone)
  }

  /// When a fast began: a medium date and a short time.
  public func start(of fast: Fast) -> String {
    fast.start.formatted(style)
  }

  /// A number of seconds as `1h 35m 15s`, always with all three parts.
  public func elapsed(_ seconds: TimeInterval) -> String {
    let seconds = Int(exactly: max(0, seconds).rounded(.down)) ?? .max
    return "\(seconds / 3_600)h \(seconds / 60 % 60)m \(seconds % 60)s"
  }
}

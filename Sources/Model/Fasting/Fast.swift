import Foundation

/// One fast, running or ended.
///
/// All times are derived from its two dates. Nothing is counted, so nothing can be missed.
public struct Fast: Identifiable, Hashable, Sendable {
  /// Which fast this is.
  ///
  /// Two can be equal in all else.
  public let id: UUID
  /// When it began.
  public let start: Date
  /// How long it is to last, in seconds.
  public let length: TimeInterval
  /// When it ended; `nil` while it runs.
  public var end: Date?

  /// Creates a fast, which runs unless an end is given.
  public init(id: UUID, start: Date, length: TimeInterval, end: Date? = nil) {
    self.id = id
    self.start = start
    self.length = length
    self.end = end
  }

  /// When it will have lasted its whole length.
  public var completion: Date { start + length }

  /// How long it has lasted at `now`, in seconds: from 0, also when the clock was set back, to its
  /// length.
  public func elapsed(at now: Date) -> TimeInterval {
    let end = min(end ?? now, completion)
    return max(0, end.timeIntervalSince(start))
  }

  /// How long it lasted in all, in seconds, once it has ended.
  public var duration: TimeInterval { elapsed(at: completion) }

  /// How much of its length it has lasted at `now`, from 0 to 1.
  public func progress(at now: Date) -> Double {
    length > 0 ? min(1, elapsed(at: now) / length) : 1
  }

  /// Whether it has lasted its whole length at `now`.
  public func isComplete(at now: Date) -> Bool { now >= completion }
}

extension Fast: Codable {
  /// Reads a fast; one with a time that is no number, or infinite, is damaged.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(UUID.self, forKey: .id)
    start = try container.decode(Date.self, forKey: .start)
    length = try container.decode(TimeInterval.self, forKey: .length)
    end = try container.decodeIfPresent(Date.self, forKey: .end)
    guard [start, completion, end ?? start].allSatisfy(\.timeIntervalSinceReferenceDate.isFinite)
    else {
      throw DecodingError.dataCorruptedError(
        forKey: .length, in: container, debugDescription: "A time is not a finite number.")
    }
  }
}
